import { useState } from 'react';
import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { AuthError } from './auth-error';
import { type LoginMode, loginModes } from './login-modes';
import { useSendPasswordLink, useSignIn, useSignUp } from './mutations';
import { PasswordField } from './password-field';
import { ResendConfirmation } from './resend-confirmation';
import { TextButton } from './text-button';

interface LoginDialogProps {
  onClose: () => void;
}

/** Sign-in, sign-up and the forgotten password in one dialog. `LoginHost` closes it once somebody is signed in. */
export function LoginDialog(props: LoginDialogProps) {
  return (
    <QueryProvider>
      <LoginForm {...props} />
    </QueryProvider>
  );
}

/** One form for the three modes, which share the e-mail field. */
function LoginForm({ onClose }: LoginDialogProps) {
  const [mode, setMode] = useState<LoginMode>('signIn');
  const signIn = useSignIn();
  const signUp = useSignUp();
  const sendLink = useSendPasswordLink();
  const attempt = { signIn, signUp, forgotten: sendLink }[mode];
  const { title, description, schema, submit, pending } = loginModes[mode];

  const form = useSchemaForm({
    schema,
    values: { email: '', password: '' },
    isBusy: attempt.isPending,
    onInvalid: attempt.reset,
    onSubmit(credentials) {
      if (mode === 'signIn') signIn.mutate(credentials);
      if (mode === 'signUp') {
        signUp.mutate(credentials, {
          onSuccess: ({ needsConfirmation }) => needsConfirmation && onClose(),
        });
      }
      if (mode === 'forgotten') sendLink.mutate(credentials.email);
    },
  });

  function turnTo(next: LoginMode) {
    attempt.reset();
    form.restart(next === 'forgotten' ? { password: '' } : {});
    setMode(next);
  }

  return (
    <Dialog title={title} description={description} onClose={onClose} isBusy={form.isBusy}>
      {sendLink.isSuccess ? (
        <PasswordLinkSent email={sendLink.variables} onClose={onClose} />
      ) : (
        <form {...form.props} className="space-y-5">
          {attempt.error && (
            <AuthError>
              {errorMessage(attempt.error)}
              {signIn.error && <ResendConfirmation error={signIn.error} email={signIn.variables.email} />}
            </AuthError>
          )}
          <TextField label="Email" type="email" autoComplete="username" required {...form.field('email')} />
          {mode !== 'forgotten' && (
            <div>
              <PasswordField
                label="Kata sandi"
                autoComplete={loginModes[mode].passwordAutoComplete}
                hint={loginModes[mode].passwordHint}
                isBusy={form.isBusy}
                {...form.field('password')}
              />
              {mode === 'signIn' && (
                <TextButton disabled={form.isBusy} onClick={() => turnTo('forgotten')}>
                  Lupa kata sandi?
                </TextButton>
              )}
            </div>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            {mode === 'forgotten' ? (
              <Button variant="outline" onClick={() => turnTo('signIn')} disabled={form.isBusy}>
                Kembali
              </Button>
            ) : (
              <Button variant="outline" onClick={onClose} disabled={form.isBusy}>
                Batal
              </Button>
            )}
            <Button type="submit" busy={form.isBusy}>
              {form.isBusy ? pending : submit}
            </Button>
          </div>
          {mode !== 'forgotten' && (
            <p className="text-center">
              {loginModes[mode].question}{' '}
              <TextButton
                disabled={form.isBusy}
                onClick={() => turnTo(mode === 'signIn' ? 'signUp' : 'signIn')}
              >
                {loginModes[mode].other}
              </TextButton>
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}

/** The server does not reveal whether the account exists, and neither does this. */
function PasswordLinkSent({ email, onClose }: LoginDialogProps & { email: string }) {
  return (
    <div className="space-y-6">
      <output className="block wrap-anywhere">
        Jika {email} terdaftar, tautannya sudah kami kirim. Tautan berlaku satu jam. Belum menerima email?
        Periksa folder spam.
      </output>
      <div className="flex justify-end">
        <Button onClick={onClose}>Mengerti</Button>
      </div>
    </div>
  );
}
