import { DeleteButton } from '@/components/row-buttons';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { leadPath } from '@/config/paths';
import { formatDateTime } from '@/lib/text/format';
import type { Decision } from './api';
import { type Mail, recipientOf, stateLabels, stateTones, templateLabels } from './mail';
import { useDecide } from './mutations';

function timeText({ state, created_at, sent_at, send_after, attempts }: Mail): string {
  if (state === 'sent') return `Terkirim ${formatDateTime(sent_at ?? created_at)}`;
  if (state === 'uncertain') return `Mungkin terkirim ${formatDateTime(sent_at ?? created_at)}`;
  if (state === 'failed') return `Dibuat ${formatDateTime(created_at)}`;
  return attempts > 0
    ? `Dicoba lagi ${formatDateTime(send_after)}`
    : `Dikirim setelah ${formatDateTime(send_after)}`;
}

/** One mail, and what an admin can decide about it. */
export function MailRow({ mail, onDelete }: { mail: Mail; onDelete: () => void }) {
  const { keluhan_id, template, state, last_error } = mail;
  const recipient = recipientOf(mail);
  return (
    <li className="space-y-3 px-5 py-4 sm:px-6">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            {keluhan_id ? <TextLink to={leadPath(keluhan_id)}>{recipient}</TextLink> : recipient}
          </span>
          <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        </p>
        <p className="mt-1 text-ink-muted">
          {templateLabels[template]}. {timeText(mail)}.
        </p>
        {last_error && <p className="mt-1 text-ink-soft wrap-anywhere">Alasan: {last_error}</p>}
        {state === 'uncertain' && (
          <p className="mt-1 max-w-prose text-ink-soft">
            Pengirimannya terputus di tengah jalan: surat ini mungkin sudah sampai, mungkin belum.
          </p>
        )}
      </div>
      {state !== 'sent' && (
        <div className="flex flex-wrap gap-3">
          {state !== 'waiting' && <DecisionButton mail={mail} decision="resend_mail" word="Kirim lagi" />}
          {state === 'uncertain' && (
            <DecisionButton mail={mail} decision="accept_mail" word="Anggap terkirim" />
          )}
          <DeleteButton name={`surat untuk ${recipient}`} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}

interface DecisionButtonProps {
  mail: Mail;
  decision: Decision;
  word: string;
}

function DecisionButton({ mail, decision, word }: DecisionButtonProps) {
  const { mutate, isPending } = useDecide();
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isPending}
      aria-label={`${word}: surat untuk ${recipientOf(mail)}`}
      onClick={() => mutate({ mail, decision })}
    >
      {word}
    </Button>
  );
}
