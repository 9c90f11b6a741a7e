import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { openLogin } from './login-state';
import { useSession } from './session';
import { useAccess } from './use-access';

function accessText({ canManage, isAdmin, isPending }: ReturnType<typeof useAccess>): string {
  if (isPending) return 'Memeriksa hak akun...';
  if (isAdmin) return 'Admin: mengelola data SPPG dan dokumen serta membaca pesan masuk.';
  if (canManage) return 'Pengelola: menambah, mengubah, dan menghapus data SPPG serta dokumen.';
  return 'Akun Anda menunggu persetujuan admin.';
}

function SignedInSummary({ email }: { email: string }) {
  const access = useAccess();
  return (
    <dl className="mt-8 max-w-prose space-y-4">
      <div>
        <dt className="text-ink-muted">Email</dt>
        <dd className="font-semibold wrap-anywhere">{email}</dd>
      </div>
      <div>
        <dt className="text-ink-muted">Hak akun</dt>
        <dd className="font-semibold">{accessText(access)}</dd>
      </div>
    </dl>
  );
}

/** Who is signed in and what the account may do; asks visitors to sign in. */
export function AccountSummary() {
  const { user } = useSession();
  if (!user) {
    return (
      <div className="mt-6">
        <p className="max-w-prose text-lg text-ink-soft">Silakan login untuk melihat akun Anda.</p>
        <Button className="mt-6" onClick={() => void openLogin()}>
          Masuk
        </Button>
      </div>
    );
  }
  return (
    <QueryProvider>
      <SignedInSummary email={user.email ?? ''} />
    </QueryProvider>
  );
}
