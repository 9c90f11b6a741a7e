import { QueryProvider } from '@/components/query-provider';
import { Dialog } from '@/components/ui/dialog';
import { PasswordForm } from './password-form';
import { useSession } from './session';

/** Opened by the link for a forgotten password, which has signed the user in. */
export function NewPasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  return (
    <Dialog
      title="Buat Kata Sandi Baru"
      description={`Untuk akun ${user?.email ?? 'Anda'}.`}
      onClose={onClose}
    >
      <QueryProvider>
        <PasswordForm onSaved={onClose} onSkip={onClose} />
      </QueryProvider>
    </Dialog>
  );
}
