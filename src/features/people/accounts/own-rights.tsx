import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { errorMessage } from '@/lib/errors/error-message';
import { accessModes } from './access-mode';
import { useAccessSettings } from './api';
import { duties } from './roles';

function roleText({
  canManage,
  isAdmin,
  isManager,
  secondFactor,
  isEnded,
  isPending,
  error,
}: ReturnType<typeof useAccess>): string {
  if (isPending) return 'Memeriksa hak akun...';
  if (error) return `Hak akun gagal diperiksa. ${errorMessage(error)}`;
  if (isAdmin) {
    return `Admin. Anda dapat ${duties.admin}.`;
  }
  if (secondFactor)
    return `Admin. Sampai verifikasi dua langkah ${secondFactor === 'set_up' ? 'dipasang' : 'selesai di login ini'}, hak Anda seperti pengelola.`;
  if (isManager) {
    return `Pengelola. Anda dapat ${duties.pengelola}. Yang Anda tulis tentang sebuah dapur langsung terkonfirmasi.`;
  }
  if (isEnded)
    return 'Akses akun ini telah diakhiri. Haknya sama dengan pengunjung. Merasa ini keliru? Hubungi seorang admin.';
  return canManage
    ? 'Belum disetujui. Anda dapat mengelola data SPPG dan dokumen program.'
    : 'Menunggu persetujuan. Sampai seorang admin menyetujui akun ini, haknya sama dengan pengunjung.';
}

/** Says what the signed-in account may do, and why. */
export function OwnRights() {
  const access = useAccess();
  const { data: settings, error } = useAccessSettings();
  const rule = accessModes.find(({ value }) => value === settings?.access_mode);

  return (
    <dl className="space-y-4">
      <div>
        <dt className="text-ink-muted">Peran Anda</dt>
        <dd>{roleText(access)}</dd>
      </div>
      <div>
        <dt className="text-ink-muted">Aturan di situs ini</dt>
        <dd>
          <span>
            {rule
              ? `${rule.label} dapat mengelola data SPPG dan dokumen program.`
              : error
                ? `Aturan akses gagal dimuat. ${errorMessage(error)}`
                : 'Memuat aturan akses...'}
          </span>
          {access.isAdmin && (
            <>
              {' '}
              <TextLink to={paths.adminUsers}>Ubah di halaman Pengguna</TextLink>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
