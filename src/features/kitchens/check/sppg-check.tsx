// 'Is this kitchen ours?' is answered by one call, cari_sppg: of a code, or of words in any order. What finds none is asked for
// once more with typing errors forgiven (sppg_mirip), so that the alarm is only for a whole code that is unknown. The yes needs a
// manager who stands for the kitchen (sppg.dikonfirmasi_pada).
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Form,
  Navigate,
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { NeedsScript } from '@/components/needs-script';
import { heroBox } from '@/components/page-hero';
import { QueryProvider } from '@/components/query-provider';
import { RunningText } from '@/components/running-text';
import { LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { paths, sppgPath } from '@/config/paths';
import { calledOf } from '@/features/kitchens/sppg/called';
import { errorField } from '@/lib/errors/failure';
import { useTypedBefore } from '@/lib/forms/typed-text';
import { meantBy } from '@/lib/text/pasted';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { CheckAnswer } from './answer';
import { kitchenCodeHint, reportSteps, scopeNote } from './content';
import { searchProblem, useFoundSppg, useOwnPage, withCode } from './api';

/** The code or name in the URL; undefined without one and while hydrating, as in the prerendered HTML. */
export function useSearched(): string | undefined {
  const [params] = useSearchParams();
  const kode = params.get('kode');
  return useHydratedValue(() => (kode === null ? undefined : meantBy(kode)), undefined);
}

/** Marks the history entries made by the box. */
const ownEntry = 'sppg-check';

/** One box for a code or a name, and what the list says about it. */
export function SppgCheck() {
  return (
    <QueryProvider>
      <Check />
    </QueryProvider>
  );
}

function Check() {
  const searched = useSearched();
  const broken = searched === undefined ? undefined : searchProblem(searched);
  const part = useFoundSppg(searched ?? '', searched !== undefined && !broken);
  const { query } = part;
  // The database counts more strictly: three in a row, unless they are a whole code.
  const problem = broken ?? (errorField(query.error, 'code') === 'P0001' ? query.error?.message : undefined);
  const { kode: typedBefore } = useTypedBefore('[name=kode]', ['kode']);
  const [isUnsaid, setIsUnsaid] = useState(false);
  const [repeats, setRepeats] = useState(0);
  const boxRef = useRef<HTMLInputElement>(null);
  const inBox = useRef<string>(undefined);

  useEffect(() => {
    if (boxRef.current && typedBefore) boxRef.current.value = typedBefore;
  }, [typedBefore]);

  const { state } = useLocation();
  const isOwnEntry = useNavigationType() !== NavigationType.Pop && state === ownEntry;
  // Whoever comes by an old link or QR code is taken to the kitchen's own page, where the host has one.
  const meant = isOwnEntry ? undefined : withCode(query.data ?? [], searched ?? '');
  const linked = meant && calledOf(meant).kode;
  const ownPage = useOwnPage(linked);
  // Not shown before: a press on an answer that is replaced would be lost.
  const isMoving = linked !== undefined && (ownPage.isPending || ownPage.data === true);

  // A link or Back fills the box anew; what was submitted is in it, or what is being typed next. A key would lose the focus.
  useEffect(() => {
    if (boxRef.current && !isOwnEntry && searched !== inBox.current) boxRef.current.value = searched ?? '';
    inBox.current = searched;
  }, [searched, isOwnEntry]);

  function submit(event: SyntheticEvent) {
    const typed = meantBy(boxRef.current?.value ?? '');
    if (searchProblem(typed)) {
      boxRef.current?.focus();
      // Taken away and said again, the same sentence is heard again.
      flushSync(() => setIsUnsaid(true));
      setIsUnsaid(false);
    } else if (typed === searched) {
      event.preventDefault();
      void query.refetch().then(() => setRepeats((known) => known + 1));
    }
  }

  return (
    <>
      <NeedsScript what="Pemeriksaan ini" />
      {/* Works before the page is hydrated, too: the URL is the whole state. */}
      <Form
        action={paths.sppg}
        state={ownEntry}
        aria-label="Cek SPPG"
        preventScrollReset
        onSubmit={submit}
        className={`grid gap-x-4 gap-y-4 noscript:hidden sm:grid-cols-[1fr_auto] ${heroBox}`}
      >
        <TextField
          ref={boxRef}
          label="Kode atau nama dapur"
          name="kode"
          required
          hint={kitchenCodeHint}
          error={isUnsaid ? undefined : problem}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" busy={query.isFetching} className="max-sm:w-full sm:mt-8 sm:self-start">
          Periksa
        </Button>
      </Form>
      <p className="mt-4 max-w-3xl text-sm text-ink-soft">{scopeNote}</p>
      {isMoving && ownPage.data && <Navigate to={sppgPath(linked)} replace />}
      {searched !== undefined && !broken && (
        // What comes below has left the screen before there is an answer, so that nothing moves when it comes.
        <div className="min-h-lvh print:min-h-0">
          {isMoving && <LoadingState text="Memeriksa..." />}
          {!problem && !isMoving && <CheckAnswer part={part} searched={searched} repeats={repeats} />}
        </div>
      )}
    </>
  );
}

/** The steps of a report about what was searched for. */
export const ReportStepsOfSearch = () => <ReportSteps code={useSearched() || undefined} />;

/** Whom to tell about a problem, the most urgent first. */
export function ReportSteps({ code }: { code: string | undefined }) {
  return (
    <ol className="grid gap-x-10 gap-y-6 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
      {reportSteps(code).map(({ title, text }, index) => (
        <li key={title} className="border-t border-paper-line pt-4">
          <h3 className="text-lg">
            {index + 1}. {title}
          </h3>
          <p className="mt-2 text-ink-soft">
            <RunningText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
