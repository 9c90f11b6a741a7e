import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { FormEnd } from '@/components/form-end';
import { lazyPart } from '@/components/lazy';
import { NotLoaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { heroBox } from '@/components/page-hero';
import { LoadingState } from '@/components/states';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { useCompany } from '@/lib/content/company';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { lastDay } from '@/lib/text/deadline';
import { formatDateTime } from '@/lib/text/format';
import { unescaped } from '@/lib/text/pasted';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { type Sent, useSent } from './api';
import { trackingCodeHint, codePrivacy, contactedByMail, kindLabels, statusWords } from './content';
import { formatTrackingCode, readTrackingCode } from './tracking-code';

const malformed = 'Kode terdiri dari 12 huruf dan angka.';

const ComplaintMessages = lazyPart(
  async () => (await import('@/features/leads/sent-complaints/complaint-messages')).ComplaintMessages,
);

const schema = v.object({
  code: v.pipe(v.string(), v.transform(readTrackingCode), v.string(malformed)),
});

/** The URL's fragment, where no server sees the code; empty while hydrating, as in the prerendered HTML. */
function useFragment(): string {
  const { hash } = useLocation();
  const [fragment, setFragment] = useState('');
  // The skip link changes the fragment, too: the answer must stay.
  const current = hash === '#konten' ? fragment : unescaped(hash);
  if (current !== fragment) setFragment(current);
  return useHydratedValue(() => current, '');
}

interface TrackingDeskProps {
  /** Called, before the next paint, with whether the URL has a code. */
  onCode: (hasCode: boolean) => void;
}

/** Shows what became of what was sent with the code in the URL, and asks for a code. */
export function TrackingDesk(props: TrackingDeskProps) {
  return (
    <QueryProvider>
      <Desk {...props} />
    </QueryProvider>
  );
}

function Desk({ onCode }: TrackingDeskProps) {
  const navigate = useNavigate();
  const fragment = useFragment();
  const code = readTrackingCode(fragment);
  const sent = useSent(code);
  const [repeats, setRepeats] = useState(0);
  const form = useSchemaForm({
    schema,
    values: { code: code ? formatTrackingCode(code) : fragment },
    // No draft: the URL keeps the code.
    draft: null,
    isBusy: false,
    onSubmit({ code: typed }) {
      const hash = formatTrackingCode(typed);
      form.restart({ code: hash });
      if (typed === code) {
        setRepeats((known) => known + 1);
        void sent.refetch();
      } else void navigate({ hash }, { preventScrollReset: true });
    },
  });

  const hasCode = code !== undefined;
  useLayoutEffect(() => onCode(hasCode), [onCode, hasCode]);

  useEffect(() => {
    if (fragment && !code) form.setError('code', malformed, { shouldFocus: false });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each URL
  }, [fragment]);

  const field = form.field('code');
  // The answer about one code must not stay beside a field that holds another.
  const isAnswered = hasCode && !field.error;

  // On a phone the answer may be above the screen.
  const answerRef = useRef<HTMLDivElement>(null);
  const { dataUpdatedAt, errorUpdatedAt } = sent;
  useEffect(() => {
    if (dataUpdatedAt || errorUpdatedAt) answerRef.current?.scrollIntoView({ block: 'nearest' });
  }, [dataUpdatedAt, errorUpdatedAt]);

  return (
    <>
      <div ref={answerRef} className={clsx('max-w-3xl', isAnswered && 'mb-5 sm:mb-12')}>
        {isAnswered && (sent.error || sent.data === undefined) && (
          <NotLoaded query={sent} loading={<AnswerRoom />} failure="Pesan gagal dicari." />
        )}
        <div aria-live="polite">
          {isAnswered && !sent.error && sent.data !== undefined && (
            <SentAnswer code={code} sent={sent.data} repeats={repeats} />
          )}
        </div>
      </div>
      <form
        {...form.props}
        aria-label="Lacak pesan"
        className={clsx('space-y-5', heroBox, hasCode && 'mt-0!')}
      >
        <TextField
          label="Kode lacak"
          required
          hint={trackingCodeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          {...field}
        />
        <FormEnd
          label="Lacak"
          busyLabel="Mencari..."
          email={useCompany().email}
          form={{ ...form, isBusy: sent.isFetching }}
        >
          {codePrivacy}
        </FormEnd>
      </form>
    </>
  );
}

/** Keeps as much room as most answers take, so that the form stays in its place when one arrives. */
function AnswerRoom() {
  return (
    <Card className="min-h-49.5 sm:min-h-44 lg:min-h-52">
      <LoadingState text="Mencari pesan..." />
    </Card>
  );
}

interface SentAnswerProps {
  code: string;
  sent: Sent | null;
  /**
   * How often the same code was asked for: each time the answer is rendered anew, so that a screen reader reads it
   * again.
   */
  repeats: number;
}

/** What became of a message or application, as its sender may know it. */
function SentAnswer({ code, sent, repeats }: SentAnswerProps) {
  if (!sent)
    return (
      <Card key={repeats}>
        Kode tidak ditemukan. Periksa lagi, atau pesannya sudah dihapus setelah 12 bulan.
      </Card>
    );
  const { kind, created_at, status, answered_at, pesan_publik, tanpa_telepon, dijawab_sebelum } = sent;
  const answerDay = dijawab_sebelum && lastDay(dijawab_sebelum);
  return (
    <Card className="lg:p-8">
      <div key={repeats}>
        <p className="text-ink-muted">{kindLabels[kind]}</p>
        <h2 className="mt-1 text-2xl lg:text-4xl">
          {status === 'Dihubungi' && tanpa_telepon ? contactedByMail : statusWords[status]}
        </h2>
        <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-3">
          <Time term="Kami terima" value={created_at} />
          <Time term="Perubahan terakhir" value={answered_at} />
          {answerDay && (
            <div>
              <dt className="text-sm text-ink-muted">Dijawab paling lambat</dt>
              <dd className="font-semibold">{answerDay}</dd>
            </div>
          )}
        </dl>
        {/* For a complaint this is the last of its answers, which are all listed below. */}
        {pesan_publik && kind !== 'keluhan' && (
          <div className="mt-5 rounded-xl bg-brand-50 p-4">
            <h3 className="text-base">Pesan dari kami</h3>
            <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{pesan_publik}</p>
          </div>
        )}
      </div>
      {kind === 'keluhan' && (
        // A new `key` mounts the answers again, so that they are read anew as well.
        <div key={`answers ${repeats}`} className="mt-5">
          <ComplaintMessages code={code} isDone={status === 'Selesai'} />
        </div>
      )}
    </Card>
  );
}

function Time({ term, value }: { term: string; value: string | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-semibold">
        {value ? <time dateTime={value}>{formatDateTime(value)} WIB</time> : 'Belum ada'}
      </dd>
    </div>
  );
}
