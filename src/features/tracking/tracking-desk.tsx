import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { FormEnd } from '@/components/form-end';
import { NotLoaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { site } from '@/config/site';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { formatDateTime } from '@/lib/text/format';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { type Sent, useSent } from './api';
import { codeHint, codePrivacy, kindLabels, statusWords } from './content';
import { trackingMessages } from './messages';
import { formatTrackingCode, readTrackingCode } from './tracking-code';

const schema = v.object({
  code: v.pipe(v.string(), v.transform(readTrackingCode), v.string(trackingMessages.malformed)),
});

/** The URL's fragment, where no server sees the code; empty while hydrating, as in the prerendered HTML. */
function useFragment(): string {
  const { hash } = useLocation();
  const [fragment, setFragment] = useState('');
  // The skip link must not take the answer away.
  const current = hash === '#konten' ? fragment : hash.slice(1).replaceAll('%20', ' ');
  if (current !== fragment) setFragment(current);
  return useHydratedValue(() => current, '');
}

/** Asks for a code and shows what became of what was sent with it. */
export function TrackingDesk() {
  return (
    <QueryProvider>
      <Desk />
    </QueryProvider>
  );
}

function Desk() {
  const navigate = useNavigate();
  const fragment = useFragment();
  const code = readTrackingCode(fragment);
  const sent = useSent(code);
  const form = useSchemaForm({
    schema,
    values: { code: code ? formatTrackingCode(code) : fragment },
    isBusy: false,
    onSubmit({ code: typed }) {
      const hash = formatTrackingCode(typed);
      form.restart({ code: hash });
      if (typed === code) void sent.refetch();
      else void navigate({ hash }, { preventScrollReset: true });
    },
  });

  useEffect(() => {
    if (fragment && !code) form.setError('code', trackingMessages.malformed, { shouldFocus: false });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each URL
  }, [fragment]);

  const field = form.field('code');
  // What is said of one code must not stand below another.
  const isAnswered = code !== undefined && !field.error;

  return (
    <>
      <form {...form.props} aria-label="Lacak kiriman" className="space-y-5">
        <TextField
          label="Kode lacak"
          required
          hint={codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          {...field}
        />
        <FormEnd
          label="Lacak"
          busyLabel="Mencari..."
          email={site.email}
          form={{ ...form, isBusy: sent.isFetching }}
        >
          {codePrivacy}
        </FormEnd>
      </form>
      <div className="mt-8">
        {isAnswered && (sent.error || sent.data === undefined) && (
          <NotLoaded query={sent} loading="Mencari kiriman..." failure="Kiriman gagal dicari." />
        )}
        <div aria-live="polite">
          {isAnswered && !sent.error && sent.data !== undefined && <SentAnswer sent={sent.data} />}
        </div>
      </div>
    </>
  );
}

/** What became of a message or application, as its sender may know it. */
function SentAnswer({ sent }: { sent: Sent | null }) {
  if (!sent) return <Card>{trackingMessages.notFound}</Card>;
  const { kind, created_at, status, answered_at, pesan_publik } = sent;
  return (
    <Card>
      <p className="text-ink-muted">{kindLabels[kind]}</p>
      <h2 className="mt-1 text-2xl">{statusWords[status]}</h2>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Time term="Kami terima" value={created_at} />
        <Time term="Perubahan terakhir" value={answered_at} />
      </dl>
      {pesan_publik && (
        <div className="mt-5 rounded-xl bg-brand-50 p-4">
          <h3 className="text-base">Pesan dari kami</h3>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{pesan_publik}</p>
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
