import { ShieldAlert } from 'lucide-react';
import { TextAnchor, TextLink } from '@/components/text-link';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

const { registration } = site.officialChannels;

/** Wherever money is spoken of: registering is free, and nobody sells a place. */
export function FraudNote() {
  return (
    <div className="mt-8 flex gap-4 rounded-2xl border border-saffron-300 bg-saffron-50 p-5 sm:p-6">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-700" />
      <p>
        <strong>Tidak ada biaya pendaftaran di sini.</strong> Pendaftaran mitra BGN gratis dan hanya lewat{' '}
        <TextAnchor href={registration} rel="noopener noreferrer">
          {new URL(registration).host}
        </TextAnchor>
        . Bila ada yang menjual “titik SPPG” atau meminta uang muka dengan nama kami, baca{' '}
        <TextLink to={paths.waspadaPenipuan}>Waspada Penipuan</TextLink>.
      </p>
    </div>
  );
}
