import { useId } from 'react';
import { TextLink } from '@/components/links';
import { anchors } from '@/config/paths';
import { CodeButton } from './code-first';

/** Tells admins on a page of managers what their second factor lacks, without which they are no more than one. */
export function SecondFactorLine({ lacking }: { lacking: string }) {
  const aboutId = useId();
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-3">
      {lacking === 'set_up' ? (
        <>
          <p>
            Semua admin wajib memasang verifikasi dua langkah. Sampai Anda memasangnya, hak Anda seperti
            pengelola.
          </p>
          <TextLink to={anchors.secondFactor}>Pasang di Pengaturan Akun</TextLink>
        </>
      ) : (
        <>
          <p id={aboutId}>Kode verifikasi belum dimasukkan. Sampai itu hak Anda seperti pengelola.</p>
          <CodeButton about={aboutId} />
        </>
      )}
    </div>
  );
}
