import { FileText, Mail, MessageCircle, Phone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { site } from '@/config/site';
import { CopyableCode } from '@/features/tracking/sent-code';
import { errorMessage } from '@/lib/errors/error-message';
import { errorField } from '@/lib/errors/failure';
import { formatDateTime } from '@/lib/text/format';
import { parsePhone } from '@/lib/text/phone';
import { applicationColumns, type Lead, leadTopic, proposalFileName, proposalPath } from './lead';
import { useProposalUrl } from './queries';

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
        <Fact term="Masuk">{formatDateTime(lead.created_at)}</Fact>
        {applicationColumns.map(
          ({ key, label }) =>
            lead[key] && (
              <Fact key={key} term={label}>
                {lead[key]}
              </Fact>
            ),
        )}
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

/**
 * Opens the proposal through a signed URL, which is requested when the lead is opened, not on click: browsers block a
 * tab that is opened after an asynchronous request.
 */
function ProposalLink({ documentUrl }: { documentUrl: string }) {
  const path = proposalPath(documentUrl);
  const { data, error, isFetching, refetch } = useProposalUrl(path);

  if (data && path) {
    return (
      <ButtonAnchor size="sm" href={data} target="_blank" rel="noreferrer" className="max-w-full">
        <FileText aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">Buka Proposal ({proposalFileName(path)})</span>
      </ButtonAnchor>
    );
  }
  if (path && !error) {
    return (
      <Button size="sm" busy>
        Menyiapkan proposal...
      </Button>
    );
  }
  return (
    <div role="alert" className="flex w-full flex-wrap items-center gap-3 text-danger-600">
      <p>
        Proposal tidak dapat dibuka.{' '}
        {isMissing(error) ? 'Filenya tidak ada di penyimpanan.' : errorMessage(error)}
      </p>
      {path && (
        <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Coba Lagi
        </Button>
      )}
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  // A URL without a valid path, or the storage service's error for a missing file.
  return !error || errorField(error, 'statusCode') === '404';
}
