import { useId } from 'react';
import { Code } from '@/components/code';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { Button } from '@/components/ui/button';
import { paths, sppgPath } from '@/config/paths';
import {
  abuseReasons,
  hasPublicText,
  type Lead,
  isUncounted,
  leadTopic,
  openUntil,
} from '@/features/leads/inbox/lead';
import { LeadFact, LeadButtons } from '@/features/leads/inbox/lead-details';
import { SortOut } from '@/features/leads/inbox/sort-out';
import { useCountComplaints } from '@/features/leads/inbox/mutations';
import { useAccess } from '@/features/people/auth/use-access';
import { serverNow } from '@/lib/supabase/server-time';
import { deadlineText } from '@/lib/text/deadline';
import { formatDate, formatDateTime } from '@/lib/text/format';
import { type ConversationMessage, useConversation } from './api';
import { ComplaintPhotos } from './complaint-photos';
import { PublicText } from './public-text';
import { SenderContact } from './sender-contact';

/** A complaint: what happened where and when, and the messages since; its sender is hidden until an admin asks. */
export function ComplaintDetails({ lead, onDelete }: { lead: Lead; onDelete: () => void }) {
  const { isAdmin } = useAccess();
  const { kode_sppg, hari, sekolah, foto, dijawab_pada, selesai_pada, tenggat_selesai, bernama } = lead;
  const deadline = openUntil(lead);
  const now = serverNow();

  return (
    <div className="min-w-0">
      <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{lead.message}</p>
      <ComplaintPhotos paths={foto ?? []} />
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <LeadFact term="Tentang">{leadTopic(lead)}</LeadFact>
        <LeadFact term="Dapur">
          {kode_sppg ? (
            <>
              <TextLink to={sppgPath(kode_sppg)}>{lead.sppg_name ?? 'Dapur yang sudah dihapus'}</TextLink>{' '}
              <Code className="font-normal text-ink-soft">{kode_sppg}</Code>
            </>
          ) : (
            'Pengirim tidak tahu dapurnya'
          )}
        </LeadFact>
        {hari && <LeadFact term="Hari kejadian">{formatDate(hari)}</LeadFact>}
        {sekolah && <LeadFact term="Sekolah">{sekolah}</LeadFact>}
        <LeadFact term="Masuk">{formatDateTime(lead.created_at)}</LeadFact>
        <LeadFact term="Dijawab">
          {deadline ? deadlineText(deadline, now) : dijawab_pada && formatDateTime(dijawab_pada)}
        </LeadFact>
        <LeadFact term="Selesai">
          {selesai_pada
            ? formatDateTime(selesai_pada)
            : tenggat_selesai && deadlineText(tenggat_selesai, now)}
        </LeadFact>
      </dl>
      <Conversation lead={lead} />
      {isAdmin && isUncounted(lead) && <CrowdNotice lead={lead} />}
      {lead.alamat_sama && (
        <p className="mt-5 rounded-xl bg-saffron-50 p-3">
          <span>
            Dari alamat internet yang sama hari itu sudah datang lima keluhan tentang dapur ini. Orang tua
            murid satu sekolah dapat berbagi alamat.{' '}
          </span>
          <TextLink to={`${paths.adminInbox}?keluhan=alamat-sama`}>Semua yang seperti ini</TextLink>
        </p>
      )}
      {isAdmin && (
        <div className="mt-5 max-w-md">
          {lead.disaring && (
            <p className="mb-1">
              Disaring: {abuseReasons.find(({ value }) => value === lead.disaring)?.label}. Tidak ikut
              dihitung.
            </p>
          )}
          <SortOut leads={[lead]} />
        </div>
      )}
      {isAdmin && bernama && <SenderContact lead={lead} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <LeadButtons lead={lead} onDelete={onDelete} />
      </div>
    </div>
  );
}

function Conversation({ lead }: { lead: Lead }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="text-base">
        Percakapan
      </h3>
      <Loaded query={useConversation(lead)} loading="Memuat percakapan..." failure="Percakapan gagal dimuat.">
        {(messages) =>
          messages.length === 0 ? (
            <p className="mt-1 text-ink-muted">Belum dijawab.</p>
          ) : (
            <ol className="mt-2 space-y-3">
              {messages.map((message) => (
                <Message key={message.id} lead={lead} message={message} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}

function Message({ lead, message }: { lead: Lead; message: ConversationMessage }) {
  const { isAdmin } = useAccess();
  const { created_at, dari, isi, foto, status } = message;
  const isOurs = dari === 'kami';
  return (
    <li className={isOurs ? 'rounded-xl bg-brand-50 p-3' : 'rounded-xl border border-paper-line p-3'}>
      <p className="text-sm text-ink-muted">
        {[isOurs ? 'Jawaban kami' : 'Pengirim', formatDateTime(created_at), isOurs && status]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{isi}</p>
      <ComplaintPhotos paths={foto} />
      {isOurs && <PublicText message={message} isEditable={isAdmin && hasPublicText(lead)} />}
    </li>
  );
}

/**
 * Says that many complaints about one kitchen came at once, maybe to harm it: they count in public only after an admin
 * has looked at them.
 */
function CrowdNotice({ lead }: { lead: Lead }) {
  const count = useCountComplaints();
  return (
    <div className="mt-5 rounded-xl bg-saffron-50 p-3">
      <p className="max-w-prose">
        Masuk bersama lebih dari 30 keluhan tentang dapur ini dalam 24 jam. Untuk umum belum dihitung.
      </p>
      <Button
        size="sm"
        variant="outline"
        className="mt-2"
        busy={count.isPending}
        onClick={() => count.mutate([lead])}
      >
        Sudah dilihat, hitung
      </Button>
    </div>
  );
}
