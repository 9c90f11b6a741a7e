import { Download, Mail, Upload } from 'lucide-react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { useCompany } from '@/lib/content/company';
import { inquiryLink } from './detail-inquiry';
import { tender } from './kerjasama-kontraktor.content';

/** Tender documents and bids, which are sent by e-mail for now. */
export function TenderDesk() {
  const { partnershipEmail } = useCompany();
  const announce = (feature: string) =>
    window.alert(`Fitur ${feature} segera hadir. Untuk sekarang, tulis ke ${partnershipEmail}.`);
  return (
    <div className="rounded-3xl bg-brand-50 p-5 sm:p-8">
      <h3 className="text-xl">{tender.title}</h3>
      <p className="mt-3 text-ink-soft">{tender.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonAnchor href={inquiryLink('kontraktor', partnershipEmail)}>
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          Kirim profil lewat email
        </ButtonAnchor>
        <Button variant="outline" onClick={() => announce('unduh paket tender')}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          Unduh Paket Tender
        </Button>
        <Button variant="outline" onClick={() => announce('unggah penawaran')}>
          <Upload aria-hidden="true" className="size-5 shrink-0" />
          Unggah Penawaran
        </Button>
      </div>
    </div>
  );
}
