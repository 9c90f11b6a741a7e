import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { type Credentials, signIn, signUp } from './api';
import { AuthError } from './auth-error';
import { readEmail } from './email';
import { focusFirstInvalid } from './first-invalid';
import type { LoginFormProps } from './login-form-props';
import { passwordHint, passwordProblem } from './password';
import { PasswordField } from './password-field';
import { ResendConfirmation } from './resend-confirmation';
import { useSessionControl } from './session';
import { TextButton } from './text-button';

const texts = {
  signIn: {
    submit: 'Login',
    failure: 'Login Gagal',
    question: 'Belum punya akun?',
    other: 'Daftar disini',
    passwordAutoComplete: 'current-password',
    passwordHint: undefined,
  },
  signUp: {
    submit: 'Daftar',
    failure: 'Pendaftaran Gagal',
    question: 'Sudah punya akun?',
    other: 'Login di sini',
    passwordAutoComplete: 'new-password',
    passwordHint,
  },
} as const;

interface CredentialsFormProps extends LoginFormProps {
  mode: keyof typeof texts;
  onModeChange: (mode: keyof typeof texts | 'forgotten') => void;
}

const missingProblem = (password: string) => (password.trim() ? undefined : 'Kata sandi wajib diisi.');

/** E-mail and password, for signing in or up. */
export function CredentialsForm({
  mode,
  email,
  onEmailChange,
  isBusy,
  onBusyChange,
  onModeChange,
  onClose,
}: CredentialsFormProps) {
  const { listen } = useSessionControl();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown; address: string } | null>(null);
  const text = texts[mode];
  const { address, problem: emailProblem } = readEmail(email);
  const problems = {
    email: emailProblem,
    password: mode === 'signUp' ? passwordProblem(password) : missingProblem(password),
  };

  async function submit(credentials: Credentials) {
    onBusyChange(true);
    try {
      await listen();
      if (mode === 'signIn') {
        await signIn(credentials);
        return;
      }
      const { needsConfirmation } = await signUp(credentials);
      if (needsConfirmation) {
        toast({
          title: 'Pendaftaran Berhasil',
          description: 'Silakan periksa email Anda untuk mengonfirmasi pendaftaran.',
          variant: 'success',
        });
        onClose();
      }
    } catch (cause) {
      setFailure({ cause, address: credentials.email });
      toastFailure(text.failure, cause);
    } finally {
      onBusyChange(false);
    }
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    flushSync(() => {
      setFailure(null);
      setIsChecked(true);
    });
    if (problems.email || problems.password) focusFirstInvalid(event.currentTarget);
    else void submit({ email: address, password });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-5">
      {failure && (
        <AuthError>
          {errorMessage(failure.cause)}
          <ResendConfirmation error={failure.cause} email={failure.address} />
        </AuthError>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
        error={isChecked ? problems.email : undefined}
        required
      />
      <div>
        <PasswordField
          label="Kata sandi"
          name="password"
          autoComplete={text.passwordAutoComplete}
          hint={text.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isChecked ? problems.password : undefined}
          isBusy={isBusy}
        />
        {mode === 'signIn' && (
          <TextButton disabled={isBusy} onClick={() => onModeChange('forgotten')}>
            Lupa kata sandi?
          </TextButton>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose} disabled={isBusy}>
          Batal
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Memproses...' : text.submit}
        </Button>
      </div>
      <p className="text-center">
        {text.question}{' '}
        <TextButton
          disabled={isBusy}
          onClick={() => {
            onModeChange(mode === 'signIn' ? 'signUp' : 'signIn');
            setFailure(null);
            setIsChecked(false);
          }}
        >
          {text.other}
        </TextButton>
      </p>
    </form>
  );
}
