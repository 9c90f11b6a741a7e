import { type ClipboardEvent, useState } from 'react';
import * as v from 'valibot';
import { QueryProvider } from '@/components/query-provider';
import { Button, TextButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { errorField } from '@/lib/errors/failure';
import { CodeForm, lostDeviceHelp } from '@/features/people/second-factor/code-form';
import { useTakeBackSignIn, useVerifyCode } from '@/features/people/second-factor/mutations';
import { requiredEmail } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { bareEmail } from '@/lib/text/pasted';
import { AuthError } from './auth-error';
import type { AuthDialogProps } from './login';
import { useResendConfirmation, useSendPasswordLink, useSignIn, useSignUp } from './mutations';
import { currentPassword, newPassword, passwordHint } from './password';
import { PasswordField } from './password-form';
import { useSession } from './session';

const emailRule = requiredEmail('Email wajib diisi.');

/** The modes of the login dialog: their texts and the rules of their fields. */
const loginModes = {
  signIn: {
    title: 'Login Admin',
    description: 'Masuk untuk mengelola data SPPG dan dokumen program.',
    submit: 'Login',
    pending: 'Memproses...',
    schema: v.object({ email: emailRule, password: currentPassword }),
    passwordAutoComplete: 'current-password',
    passwordHint: undefined,
    question: 'Belum punya akun?',
    other: 'Daftar disini',
  },
  signUp: {
    title: 'Daftar Akun',
    description: 'Buat akun dengan email kerja Anda. Admin dapat mengatur hak mengelola data.',
    submit: 'Daftar',
    pending: 'Memproses...',
    schema: v.object({ email: emailRule, password: newPassword }),
    passwordAutoComplete: 'new-password',
    passwordHint,
    question: 'Sudah punya akun?',
    other: 'Login di sini',
  },
  forgotten: {
    title: 'Lupa Kata Sandi',
    description: 'Kami kirim tautan ke email Anda untuk membuat kata sandi baru.',
    submit: 'Kirim Tautan',
    pending: 'Mengirim...',
    schema: v.object({ email: emailRule, password: v.string() }),
  },
} as const;

/** The description of a dialog that replaces another one, which closed because the session ended. */
const endedText =
  'Sesi Anda berakhir, misalnya karena logout di tab lain. Login lagi di sini: yang sudah Anda ketik masih ada.';

type LoginMode = keyof typeof loginModes;

/** The button below a sign-in that failed because the e-mail is not confirmed: sends the confirmation again. */
function ResendConfirmation({ error, email }: { error: unknown; email: string }) {
  const resend = useResendConfirmation();
  if (errorField(error, 'code') !== 'email_not_confirmed') return null;
  return (
    <p>
      <TextButton disabled={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? 'Mengirim...' : 'Kirim ulang email konfirmasi'}
      </TextButton>
    </p>
  );
}

/** The second step, for who has a device for it. */
const codeStep = {
  title: 'Kode Verifikasi',
  description: 'Kata sandi benar. Masukkan kode dari aplikasi autentikator Anda.',
};

/**
 * Sign-in with its code, sign-up and the forgotten password in one dialog. `LoginHost` closes it once somebody is signed
 * in; before the code, whoever closes it takes the sign-in back, as nobody would know of it.
 */
export function LoginDialog(props: AuthDialogProps) {
  return (
    <QueryProvider>
      <LoginForm {...props} />
    </QueryProvider>
  );
}

/** One form for the three modes, which share the e-mail field. */
function LoginForm({ email = '', isNew = false, hasEnded = false, onClose }: AuthDialogProps) {
  const [mode, setMode] = useState<LoginMode>(isNew ? 'signUp' : 'signIn');
  const signIn = useSignIn();
  const signUp = useSignUp();
  const sendLink = useSendPasswordLink();
  const attempt = { signIn, signUp, forgotten: sendLink }[mode];
  const { title, description, schema, submit, pending } = loginModes[mode];
  const { lacksCode } = useSession();
  const verify = useVerifyCode();
  const takeBack = useTakeBackSignIn();
  const isWaiting = verify.isPending || takeBack.isPending;

  const form = useSchemaForm({
    schema,
    values: { email, password: '' },
    draft: null,
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

  /** Of type email, the field would turn a closing quote into punycode: it gets the address alone. */
  function pasteEmail(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text').trim();
    const address = bareEmail(pasted);
    if (address === pasted || !address.includes('@')) return;
    event.preventDefault();
    form.change('email', address);
  }

  function turnTo(next: LoginMode) {
    attempt.reset();
    form.restart(next === 'forgotten' ? { password: '' } : {});
    setMode(next);
  }

  /** From the code back to the password. */
  function goBack(onSuccess?: () => void) {
    verify.reset();
    form.restart({ password: '' });
    takeBack.mutate(undefined, { onSuccess });
  }

  if (lacksCode)
    return (
      <Dialog {...codeStep} onClose={() => goBack(onClose)} isBusy={isWaiting}>
        <CodeForm
          sending={verify}
          takesFocus
          submit="Login"
          other={
            <Button variant="outline" onClick={() => goBack()} disabled={isWaiting}>
              Kembali
            </Button>
          }
        />
        <p className="mt-5 text-sm text-ink-muted">{lostDeviceHelp}</p>
      </Dialog>
    );

  return (
    <Dialog
      title={title}
      description={hasEnded && mode === 'signIn' ? endedText : description}
      onClose={onClose}
      isBusy={form.isBusy}
    >
      {sendLink.isSuccess ? (
        <PasswordLinkSent email={sendLink.variables} onClose={onClose} />
      ) : (
        <form {...form.props} className="space-y-5">
          {attempt.error && (
            <AuthError>
              <span>{errorMessage(attempt.error)}</span>
              {signIn.error && <ResendConfirmation error={signIn.error} email={signIn.variables.email} />}
            </AuthError>
          )}
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            required
            {...form.field('email')}
            onPaste={pasteEmail}
          />
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
function PasswordLinkSent({ email, onClose }: Required<Pick<AuthDialogProps, 'email' | 'onClose'>>) {
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
