import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { sendPasswordLink } from './api';
import { AuthError } from './auth-error';
import { readEmail } from './email';
import { focusFirstInvalid } from './first-invalid';
import type { LoginFormProps } from './login-form-props';

interface ForgottenPasswordFormProps extends LoginFormProps {
  onBack: () => void;
}

/** Asks for the mail with the link to a new password. */
export function ForgottenPasswordForm({
  email,
  onEmailChange,
  isBusy,
  onBusyChange,
  onBack,
  onClose,
}: ForgottenPasswordFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { address, problem } = readEmail(email);

  async function submit() {
    onBusyChange(true);
    try {
      await sendPasswordLink(address);
      setSentTo(address);
    } catch (cause) {
      const message = errorMessage(cause);
      setError(message);
      toast({ title: 'Email Gagal Dikirim', description: message, variant: 'destructive' });
    }
    onBusyChange(false);
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    flushSync(() => {
      setError(null);
      setIsChecked(true);
    });
    if (problem) focusFirstInvalid(event.currentTarget);
    else void submit();
  }

  if (sentTo) {
    return (
      <div className="space-y-6">
        {/* The server does not tell whether there is such an account, and neither does the page. */}
        <output className="block wrap-anywhere">
          Jika {sentTo} terdaftar, tautannya sudah kami kirim. Tautan berlaku satu jam. Belum menerima email?
          Periksa folder spam.
        </output>
        <div className="flex justify-end">
          <Button onClick={onClose}>Mengerti</Button>
        </div>
      </div>
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-5">
      {error && <AuthError>{error}</AuthError>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmailChange(event.target.value)}
        error={isChecked ? problem : undefined}
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onBack} disabled={isBusy}>
          Kembali
        </Button>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Mengirim...' : 'Kirim Tautan'}
        </Button>
      </div>
    </form>
  );
}
