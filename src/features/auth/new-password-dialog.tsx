import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { errorMessage } from '@/lib/error-message';
import { toast } from '@/lib/toast';
import { changePassword } from './api';
import { AuthError } from './auth-error';
import { passwordHint, passwordProblem } from './password';
import { PasswordField } from './password-field';
import { useSession } from './session';

/** Opened by the link in the mail for a forgotten password, which has signed its reader in. */
export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setError(null);
    setIsBusy(true);
    try {
      await changePassword({ password });
      toast({
        title: 'Kata Sandi Diganti',
        description: 'Gunakan kata sandi baru saat login berikutnya.',
        variant: 'success',
      });
      onClose();
    } catch (cause) {
      const message = errorMessage(cause);
      setError(message);
      toast({ title: 'Kata Sandi Gagal Diganti', description: message, variant: 'destructive' });
      setIsBusy(false);
    }
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const broken = passwordProblem(password);
    setProblem(broken);
    if (!broken && !isBusy) void save();
  }

  return (
    <Dialog
      title="Buat Kata Sandi Baru"
      description={`Untuk akun ${user?.email ?? 'Anda'}.`}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} className="space-y-5">
        {error && <AuthError>{error}</AuthError>}
        {/* Tells the password manager whose password this is. */}
        <input hidden readOnly name="username" autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label="Kata sandi baru"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          error={problem}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            Nanti Saja
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Menyimpan...' : 'Simpan Kata Sandi'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
