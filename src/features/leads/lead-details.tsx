import { Mail, MessageCircle, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { site } from '@/config/site';
import { CopyableCode } from '@/features/tracking/copyable-code';
import { formatDateTime } from '@/lib/text/format';
import { parsePhone } from '@/lib/text/phone';
import { type Lead, leadTopic } from './lead';
import { ProposalLink } from './proposal-link';

/** Only the '@' stays as it is, so that a visitor's text can't add fields to the mail. */
function mailtoLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

interface LeadDetailsProps {
  lead: Lead;
  onDelete: () => void;
}

export function LeadDetails({ lead, onDelete }: LeadDetailsProps) {
  const topic = leadTopic(lead);
  const phone = lead.phone ? parsePhone(lead.phone) : null;
  return (
    <div>
      {lead.message ? (
        <p className="max-w-prose whitespace-pre-wrap">{lead.message}</p>
      ) : (
        <p className="text-ink-muted">Tanpa pesan.</p>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact term="Diterima">{formatDateTime(lead.created_at)}</Fact>
        {lead.company_name && <Fact term="Perusahaan">{lead.company_name}</Fact>}
        <Fact term="Email">{lead.email}</Fact>
        {lead.phone && <Fact term="Telepon">{phone?.text ?? lead.phone}</Fact>}
        {lead.kode_lacak && (
          <Fact term="Kode lacak">
            <CopyableCode code={lead.kode_lacak} />
          </Fact>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonAnchor size="sm" variant="outline" href={mailtoLink(lead.email, `Re: ${topic}`)}>
          <Mail aria-hidden="true" className="size-4" />
          Balas Email
        </ButtonAnchor>
        {phone?.whatsapp && (
          <ButtonAnchor
            size="sm"
            variant="outline"
            href={whatsappLink(
              phone.whatsapp,
              `Halo ${lead.name}, kami dari ${site.name}. Terima kasih telah menghubungi kami tentang "${topic}".`,
            )}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle aria-hidden="true" className="size-4" />
            WhatsApp
          </ButtonAnchor>
        )}
        {phone && (
          <ButtonAnchor size="sm" variant="outline" href={`tel:${phone.tel}`}>
            <Phone aria-hidden="true" className="size-4" />
            Telepon
          </ButtonAnchor>
        )}
        {lead.document_url && <ProposalLink documentUrl={lead.document_url} />}
        <Button variant="ghost" size="sm" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
          Hapus kiriman
        </Button>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
