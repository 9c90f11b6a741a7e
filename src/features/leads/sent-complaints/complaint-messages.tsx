import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Loaded } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { RestoredNotice } from '@/components/restored-notice';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { paths } from '@/config/paths';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { formatDate, formatDateTime } from '@/lib/text/format';
import { type ComplaintMessage, useComplaintMessages } from './api';
import { furtherSchema } from './complaint-schema';
import { furtherTexts } from './content';
import { furtherDraft, useWriteAgain } from './mutations';
import { PhotoChoice } from './photo-choice';

interface ComplaintMessagesProps {
  code: string;
  /** Whether the company has closed the complaint. */
  isDone: boolean;
}

/** What was answered to a complaint, with its days, and the way to open it again; never what the sender wrote. */
export function ComplaintMessages({ code, isDone }: ComplaintMessagesProps) {
  return (
    <Loaded query={useComplaintMessages(code)} loading="Memuat jawaban..." failure="Jawaban gagal dimuat.">
      {(messages) => (
        <>
          <MessageList messages={messages} />
          {messages.at(-1)?.dari === 'pengirim' && (
            <p className="mt-3 font-semibold">{furtherTexts.reopened}</p>
          )}
          {isDone && <Further code={code} last={messages.at(-1)} />}
          <p className="mt-5">
            <span>{furtherTexts.reprisal} </span>
            <TextLink to={`${paths.keluhan}?jenis=balasan`}>{furtherTexts.reportReprisal}</TextLink>
          </p>
        </>
      )}
    </Loaded>
  );
}

function MessageList({ messages }: { messages: ComplaintMessage[] }) {
  if (messages.length === 0) return <p>{furtherTexts.unanswered}</p>;
  return (
    <ol className="space-y-3">
      {messages.map(({ created_at, dari, isi }) => (
        <li
          key={`${created_at} ${dari}`}
          className={dari === 'kami' ? 'rounded-xl bg-brand-50 p-4' : 'border-l-2 border-saffron-400 pl-4'}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span className="font-semibold">{furtherTexts[dari]}</span>
            <time dateTime={created_at}>{formatDateTime(created_at)} WIB</time>
          </p>
          {isi && <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{isi}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Opens the complaint again, as long as it can be. */
function Further({ code, last }: { code: string; last: ComplaintMessage | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!last?.boleh_tulis_lagi)
    return (
      <p className="mt-5">
        <span>{furtherTexts.closed} </span>
        <TextLink to={paths.keluhan}>{furtherTexts.another}</TextLink>
      </p>
    );

  function open() {
    flushSync(() => setIsOpen(true));
    document.getElementById(formId)?.querySelector('textarea')?.focus();
  }

  return (
    <div className="mt-5 border-t border-paper-line pt-5">
      {last.tulis_lagi_sampai && <p>{furtherTexts.until(formatDate(last.tulis_lagi_sampai))}</p>}
      {!isOpen && (
        <Button className="mt-3" onClick={open}>
          {furtherTexts.open}
        </Button>
      )}
      {isOpen && <FurtherForm code={code} />}
    </div>
  );
}

const formId = 'tulis-lagi';

function FurtherForm({ code }: { code: string }) {
  const send = useWriteAgain(code);
  const form = useSchemaForm({
    schema: furtherSchema,
    values: { isi: '', foto: '' },
    draft: furtherDraft(code),
    isBusy: send.isPending,
    onSubmit: (text, done) => send.mutate(text, { onSuccess: () => done() }),
  });
  return (
    <form {...form.props} id={formId} aria-label={furtherTexts.open} className="mt-3 space-y-5">
      <TextAreaField label="Apa yang belum beres?" required rows={5} {...form.field('isi')} />
      <PhotoChoice form={form} />
      <RestoredNotice form={form} />
      <Button type="submit" busy={form.isBusy}>
        {form.isBusy ? 'Mengirim...' : 'Kirim lagi'}
      </Button>
    </form>
  );
}
