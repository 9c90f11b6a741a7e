import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useAccess } from '@/features/auth/use-access';

/** In the form of an SPPG that could belong to nobody yet: says what comes first, and who can do it. */
export function NoYayasanNotice() {
  const { isAdmin } = useAccess();
  return (
    <div className="rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4">
      <p>
        Belum ada yayasan, padahal setiap SPPG dimiliki oleh sebuah yayasan.
        {!isAdmin && ' Mintalah seorang admin untuk menambahkannya lebih dulu.'}
      </p>
      {isAdmin && (
        <ButtonLink to={`${paths.dataYayasan}#daftar`} size="sm" className="mt-3">
          Tambahkan yayasan lebih dulu
        </ButtonLink>
      )}
    </div>
  );
}
