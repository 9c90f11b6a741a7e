import { lazyPart } from '@/components/lazy';
import type { useAccess } from '@/features/auth/use-access';

// A chunk of its own, since visitors never need it.
const AccessNotice = lazyPart(async () => (await import('@/features/auth/access-notice')).AccessNotice);

/** Says what the user may do with the list. */
export function ManagementNotice({ access }: { access: ReturnType<typeof useAccess> }) {
  const { isSignedIn, canManage, isPending } = access;
  if (isSignedIn && !canManage && !isPending) {
    return <AccessNotice access={access} className="text-lg" />;
  }
  return (
    <p className="text-sm text-ink-muted">
      {isSignedIn
        ? 'Anda dapat menambah, mengubah, atau menghapus data SPPG.'
        : 'Fitur pengelolaan data hanya tersedia bagi pengguna yang sudah login.'}
    </p>
  );
}
