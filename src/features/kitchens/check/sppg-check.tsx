// The question 'Is this kitchen ours?' is one call, cari_sppg, with a code or with words in any order. If nothing is
// found, sppg_mirip forgives typing errors, so that only a whole unknown code raises an alarm. Only a confirmed kitchen
// (sppg.dikonfirmasi_pada) gets a yes.
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
import { kitchenCodeHint } from '@/components/kitchen-search';
import { lazyPart } from '@/components/lazy';
import { NeedsScript } from '@/components/needs-script';
import { heroBox } from '@/components/page-hero';
import { QueryProvider } from '@/components/query-provider';
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
import { scopeNote } from './content';
import { searchProblem, useFoundSppg, useOwnPage, withCode } from './api';

/** The code or name in the URL; undefined without one and while hydrating, as in the prerendered HTML. */
export function useSearched(): string | undefined {
  const [params] = useSearchParams();
  const kode = params.get('kode');
  return useHydratedValue(() => (kode === null ? undefined : meantBy(kode)), undefined);
}

// Few search for a kabupaten or kota, and its names are many.
const MeantDistricts = lazyPart(async () => (await import('./meant-districts')).MeantDistricts, {
  failed: null,
});

/** Marks the history entries made by the box. */
const ownEntry = 'sppg-check';

/** The box for a code or a name, and the answer to it. */
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
  // The database is stricter: it wants three letters or digits in a row, or a whole code.
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
  // A visitor of an old link or QR code is led to the kitchen's own page, where the host has one.
  const meant = isOwnEntry ? undefined : withCode(query.data ?? [], searched ?? '');
  const linked = meant && calledOf(meant).kode;
  const ownPage = useOwnPage(linked);
  // While this is being asked the answer is not shown, as a press on it would be lost when it is replaced.
  const isMoving = linked !== undefined && (ownPage.isPending || ownPage.data === true);

  // A link or Back fills the box anew, but not with what is being typed. Another `key` would lose the focus.
  useEffect(() => {
    if (boxRef.current && !isOwnEntry && searched !== inBox.current) boxRef.current.value = searched ?? '';
    inBox.current = searched;
  }, [searched, isOwnEntry]);

  function submit(event: SyntheticEvent) {
    const typed = meantBy(boxRef.current?.value ?? '');
    if (searchProblem(typed)) {
      boxRef.current?.focus();
      // A screen reader reads the same message again only if it was removed before.
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
      {/* Works before hydration, too: the URL is the whole state. */}
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
        // As high as the screen, so that what is below is out of sight and does not move when the answer comes.
        <div className="min-h-lvh print:min-h-0">
          <MeantDistricts searched={searched} />
          {isMoving && <LoadingState text="Memeriksa..." />}
          {!problem && !isMoving && <CheckAnswer part={part} searched={searched} repeats={repeats} />}
        </div>
      )}
    </>
  );
}
