import { Link2, Mail, MessageCircle, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { site } from '@/config/site';
import { CopyableCode } from '@/features/leads/tracking/sent-code';
import { TextLink } from '@/components/links';
import { useAccess } from '@/features/people/auth/use-access';
import { leadPath, paths } from '@/config/paths';
import { serverNow } from '@/lib/supabase/server-time';
import { deadlineText } from '@/lib/text/deadline';
import { formatDateTime } from '@/lib/text/format';
import { parsePhone } from '@/lib/text/phone';
import { bareNumber } from '@/lib/text/typed-phone';
import { useToast } from '@/lib/toasts/toast';
import { done, failed } from '@/lib/toasts/toast-message';
import { applicationColumns, dataRequestLabel, type Lead, leadTopic, openUntil } from './lead';
import { ProposalButton } from './proposal-button';

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
  const phone = lead.phone ? parsePhone(bareNumber(lead.phone)) : null;
  const request = dataRequestLabel(lead);
  const deadline = openUntil(lead);

  return (
    <div>
      {lead.message ? (
        <p className="max-w-prose whitespace-pre-wrap">{lead.message}</p>
      ) : (
        <p className="text-ink-muted">Tanpa pesan.</p>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <LeadFact term="Masuk">{formatDateTime(lead.created_at)}</LeadFact>
        {applicationColumns.map(
          ({ key, label }) =>
            lead[key] && (
              <LeadFact key={key} term={label}>
                {lead[key]}
              </LeadFact>
            ),
        )}
        {request && (
          <LeadFact term="Permintaan tentang data pribadi">
            <span className="block">{request}</span>
            {deadline && <span className="block font-normal">{deadlineText(deadline, serverNow())}</span>}
            <TextLink to={paths.adminPersonalData} state={{ address: lead.email }}>
              Semua data alamat ini
            </TextLink>
          </LeadFact>
        )}
        <LeadFact term="Email">{lead.email}</LeadFact>
        {lead.phone && <LeadFact term="Telepon">{phone?.text ?? lead.phone}</LeadFact>}
        {lead.kode_lacak && (
          <LeadFact term="Kode lacak">
            <CopyableCode code={lead.kode_lacak} />
          </LeadFact>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ContactButtons person={lead} topic={leadTopic(lead)} />
        {lead.document_url && <ProposalButton lead={lead} documentUrl={lead.document_url} />}
        <LeadButtons lead={lead} onDelete={onDelete} />
      </div>
    </div>
  );
}

interface ContactButtonsProps {
  person: Pick<Lead, 'name' | 'email' | 'phone'>;
  /** The subject of the mail to the sender. */
  topic: string;
}

/** The ways to answer a sender besides the site's own. */
export function ContactButtons({ person: { name, email, phone: written }, topic }: ContactButtonsProps) {
  const phone = written ? parsePhone(bareNumber(written)) : null;
  const greeting = `Halo ${name}, kami dari ${site.name}. Terima kasih telah menghubungi kami tentang "${topic}".`;
  return (
    <>
      {email && (
        <ButtonAnchor size="sm" variant="outline" href={mailtoLink(email, `Re: ${topic}`)}>
          <Mail aria-hidden="true" className="size-4" />
          Balas Email
        </ButtonAnchor>
      )}
      {phone?.whatsapp && (
        <ButtonAnchor
          size="sm"
          variant="outline"
          href={whatsappLink(phone.whatsapp, greeting)}
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
    </>
  );
}

/** What is done with any lead: its address is copied, and admins delete it. */
export function LeadButtons({ lead, onDelete }: LeadDetailsProps) {
  const { isAdmin } = useAccess();
  const toast = useToast();

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + leadPath(lead.id));
      toast(done('URL Disalin', 'Hanya admin yang login dapat membuka kirimannya.'));
    } catch {
      toast(failed('Gagal Menyalin URL'));
    }
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => void copyLink()}>
        <Link2 aria-hidden="true" className="size-4" />
        Salin tautan
      </Button>
      {isAdmin && (
        <Button variant="ghost" size="sm" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
          Hapus kiriman
        </Button>
      )}
    </>
  );
}

export function LeadFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
