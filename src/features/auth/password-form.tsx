import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { AuthError } from './auth-error';
import { focusFirstInvalid } from './first-invalid';
import { passwordHint, passwordProblem } from './password';
import { PasswordField } from './password-field';
import { useSession } from './session';
import { useChangePassword } from './use-change-password';

interface PasswordFormProps {
  onSaved?: () => void;
  /** Shows a second button that leaves the password as it is. */
  onSkip?: () => void;
}

const empty = { password: '', currentPassword: '', code: '' };

/** Another password for who is signed in; more fields only where the server wants them. */
export function PasswordForm({ onSaved, onSkip }: PasswordFormProps) {
  const { user } = useSession();
  const { demands, message, isBusy, save } = useChangePassword();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<string>();

  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues((known) => ({ ...known, [name]: event.target.value })),
  });

  async function submit() {
    const isSaved = await save({
      password: values.password,
      ...(demands.currentPassword && { current_password: values.currentPassword }),
      ...(demands.code && { nonce: values.code.trim() }),
    });
    if (!isSaved) return;
    setValues(empty);
    onSaved?.();
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const broken = passwordProblem(values.password);
    flushSync(() => setProblem(broken));
    if (broken) focusFirstInvalid(event.currentTarget);
    else if (!isBusy) void submit();
  }

  return (
    <form onSubmit={handleSubmit} className="space-y-5">
      {message && <AuthError>{message}</AuthError>}
      {/* Tells the password manager whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={user?.email ?? ''} />
      {demands.currentPassword && (
        <PasswordField
          label="Kata sandi saat ini"
          name="current_password"
          autoComplete="current-password"
          isBusy={isBusy}
          {...field('currentPassword')}
        />
      )}
      <PasswordField
        label="Kata sandi baru"
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={problem}
        isBusy={isBusy}
        {...field('password')}
      />
      {demands.code && (
        <TextField
          label="Kode dari email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...field('code')}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {onSkip && (
          <Button variant="outline" onClick={onSkip} disabled={isBusy}>
            Nanti Saja
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Menyimpan...' : 'Simpan Kata Sandi'}
        </Button>
      </div>
    </form>
  );
}
