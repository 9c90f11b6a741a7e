import { useSession } from './session';
import { useAccess } from './use-access';

function accessText({ canManage, isAdmin, isPending }: ReturnType<typeof useAccess>): string {
  if (isPending) return 'Memeriksa hak akun...';
  if (isAdmin) return 'Admin: mengelola data SPPG dan dokumen serta membaca pesan masuk.';
  if (canManage) return 'Pengelola: menambah, mengubah, dan menghapus data SPPG serta dokumen.';
  return 'Akun Anda menunggu persetujuan admin.';
}

/** Who is signed in and what the account may do. */
export function AccountSummary() {
  const { user } = useSession();
  const access = useAccess();
  return (
    <dl className="max-w-prose space-y-4">
      <div>
        <dt className="text-ink-muted">Email</dt>
        <dd className="font-semibold wrap-anywhere">{user?.email}</dd>
      </div>
      <div>
        <dt className="text-ink-muted">Hak akun</dt>
        <dd className="font-semibold">{accessText(access)}</dd>
      </div>
    </dl>
  );
}
