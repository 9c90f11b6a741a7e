import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { type Credentials, signIn, signUp } from './api';
import { listenToAuth } from './session';

const modes = {
  signIn: {
    title: 'Login Admin',
    description: 'Masuk untuk mengelola data SPPG dan dokumen program.',
    submit: 'Login',
    failure: 'Login Gagal',
    question: 'Belum punya akun?',
    other: 'Daftar disini',
    passwordAutoComplete: 'current-password',
  },
  signUp: {
    title: 'Daftar Akun',
    description: 'Buat akun dengan email kerja Anda. Hak mengelola data diatur oleh admin.',
    submit: 'Daftar',
    failure: 'Pendaftaran Gagal',
    question: 'Sudah punya akun?',
    other: 'Login disini',
    passwordAutoComplete: 'new-password',
  },
} as const;

/** Sign-in and sign-up in one dialog. The session's SIGNED_IN event closes it. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const [mode, setMode] = useState<keyof typeof modes>('signIn');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const text = modes[mode];

  async function submit(credentials: Credentials) {
    setError(null);
    setIsBusy(true);
    try {
      await listenToAuth();
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
      const message = errorMessage(cause);
      setError(message);
      toast({ title: text.failure, description: message, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void submit({ email: email.trim(), password });
  }

  return (
    <Dialog onClose={onClose} title={text.title} description={text.description}>
      <form onSubmit={handleSubmit} className="space-y-5">
        {error && (
          <p
            role="alert"
            className="rounded-xl border border-danger-600 bg-danger-50 px-4 py-3 text-danger-700"
          >
            {error}
          </p>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete={text.passwordAutoComplete}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
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
          <button
            type="button"
            disabled={isBusy}
            className="min-h-11 font-semibold text-brand-700 underline"
            onClick={() => {
              setMode(mode === 'signIn' ? 'signUp' : 'signIn');
              setError(null);
            }}
          >
            {text.other}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
