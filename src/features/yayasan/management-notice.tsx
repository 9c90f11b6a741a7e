import type { useAccess } from '@/features/auth/use-access';

function noticeText({ isSignedIn, canManage, isPending }: ReturnType<typeof useAccess>): string {
  if (canManage || isPending) {
    return 'Buka salah satu yayasan untuk melihat SPPG-nya. Anda dapat menambah, mengubah, atau menghapus data SPPG.';
  }
  if (isSignedIn) return 'Akun Anda menunggu persetujuan admin.';
  return 'Buka salah satu yayasan untuk melihat SPPG-nya. Fitur pengelolaan data hanya tersedia bagi pengguna yang sudah login.';
}

/** Says what the reader may do with the list. */
export function ManagementNotice({ access }: { access: ReturnType<typeof useAccess> }) {
  return <p className="max-w-prose text-lg text-ink-soft">{noticeText(access)}</p>;
}
