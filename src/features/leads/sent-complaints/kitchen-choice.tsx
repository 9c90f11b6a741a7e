import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldForm } from '@/components/tick-field';
import { Button, TextButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import {
  type FoundSppg,
  searchProblem,
  useFoundSppg,
  useSimilarSppg,
  withCode,
} from '@/features/kitchens/check/api';
import { isComposing } from '@/lib/forms/composing';
import { errorMessage } from '@/lib/errors/error-message';
import { useTypedBefore } from '@/lib/forms/typed-text';
import { formatAddress, formatNumber } from '@/lib/text/format';
import { meantBy } from '@/lib/text/pasted';
import { unknownKitchen } from './complaint-schema';
import { kitchenTexts } from './content';
import { complaintMessages } from './messages';

/** The most kitchens that are offered; with more the sender should write more of the name. */
const mostOffered = 8;

interface KitchenChoiceProps {
  form: FieldForm<'dapur'>;
  /** The kitchen whose code is chosen, once it has been found. */
  chosen: ReturnType<typeof useChosenKitchen>;
}

/** The kitchen with the chosen code, found by the search of /sppg. */
export function useChosenKitchen(value: string) {
  const code = value === unknownKitchen ? '' : value;
  const query = useFoundSppg(code, code !== '').query;
  return {
    code,
    kitchen: code ? withCode(query.data ?? [], code) : undefined,
    /** What a search finds for a link's text that is no kitchen's code; undefined otherwise. */
    instead: code !== '' && query.isSuccess && !withCode(query.data, code) ? query.data : undefined,
  };
}

/** Chooses a kitchen by the search of /sppg, or that the sender does not know it. */
export function KitchenChoice({ form, chosen }: KitchenChoiceProps) {
  const { ref, error, disabled } = form.choice('dapur');
  const name = useId();
  const box = useRef<HTMLInputElement>(null);
  const { cari: typedBefore = '' } = useTypedBefore('form[method=dialog] [name=cari]', ['cari']);
  const [searched, setSearched] = useState('');
  const [problem, setProblem] = useState<string>();
  // The link of a kitchen's poster has chosen it already.
  const [isSearching, setIsSearching] = useState(false);
  const showsSearch = isSearching || !chosen.kitchen;
  const found = useFoundSppg(searched, searched !== '').query;
  const isNone = found.data?.length === 0 && !found.isFetching;

  useEffect(() => {
    if (box.current && typedBefore) box.current.value = typedBefore;
  }, [typedBefore]);

  function search() {
    const typed = meantBy(box.current?.value ?? '');
    const broken = searchProblem(typed);
    // A screen reader reads the same message again only if it was removed before.
    flushSync(() => setProblem(undefined));
    setProblem(broken);
    setIsSearching(true);
    if (broken) box.current?.focus();
    else if (typed === searched) void found.refetch();
    else setSearched(typed);
  }

  function openSearch() {
    flushSync(() => setIsSearching(true));
    box.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    // Enter searches here, and must not send the complaint.
    event.preventDefault();
    search();
  }

  const choice = { form, name };
  const all = found.data ?? chosen.instead ?? [];
  const offered = all.filter(({ id }) => id !== chosen.kitchen?.id).slice(0, mostOffered);
  const failure = found.error && errorMessage(found.error);
  const said = failure ?? (isNone ? kitchenTexts.none : foundText(all));
  const gone = chosen.instead?.length === 0 ? complaintMessages.kitchenGone(chosen.code) : undefined;

  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 text-lg font-bold">{kitchenTexts.legend}</legend>
      <div hidden={!showsSearch} className="gap-3 not-[[hidden]]:grid sm:grid-cols-[1fr_auto]">
        <TextField
          ref={(input) => {
            box.current = input;
            // The search box is no field of the form, but gets the focus when no kitchen is chosen.
            ref(input && { focus: () => input.focus() });
          }}
          name="cari"
          label="Cari dapur"
          required
          hint={kitchenTexts.hint}
          error={problem ?? error ?? gone}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          readOnly={disabled}
          onKeyDown={handleKey}
        />
        <Button
          variant="outline"
          busy={found.isFetching}
          className="noscript:hidden sm:mt-8 sm:self-start"
          onClick={search}
        >
          Cari
        </Button>
      </div>
      <output className="block text-sm text-ink-soft empty:hidden">
        {/* Another key renders the text anew, so that a screen reader also reads an answer in the same words. */}
        {said && <span key={`${found.dataUpdatedAt} ${found.errorUpdatedAt}`}>{said}</span>}
      </output>
      <div className="space-y-2">
        {chosen.kitchen && <Choice {...choice} code={chosen.code} kitchen={chosen.kitchen} />}
        {offered.map((kitchen) => (
          <Choice key={kitchen.id} {...choice} code={kitchen.kode_unik_pendaftaran} kitchen={kitchen} />
        ))}
        {isNone && <SimilarKitchens {...choice} searched={searched} />}
        {showsSearch && <Choice {...choice} code={unknownKitchen} />}
      </div>
      {!showsSearch && (
        <TextButton disabled={disabled} onClick={openSearch}>
          {kitchenTexts.other}
        </TextButton>
      )}
    </fieldset>
  );
}

const foundText = ({ length }: FoundSppg[]) =>
  length === 0
    ? ''
    : length > mostOffered
      ? `Lebih dari ${mostOffered} dapur cocok. Bila dapurnya tidak tampak, tulis nama yang lebih lengkap.`
      : `${formatNumber(length)} dapur cocok.`;

interface ChoiceProps {
  form: FieldForm<'dapur'>;
  /** The name that all radio buttons share. */
  name: string;
  code: string;
  /** Absent for the choice of somebody who does not know the kitchen. */
  kitchen?: FoundSppg;
}

/** Kitchens that may be meant by words for which the search finds nothing. */
function SimilarKitchens({ searched, ...choice }: Pick<ChoiceProps, 'form' | 'name'> & { searched: string }) {
  const { data = [] } = useSimilarSppg(searched);
  return data.map((kitchen) => (
    <Choice key={kitchen.id} {...choice} code={kitchen.kode_unik_pendaftaran} kitchen={kitchen} />
  ));
}

function Choice({ form, name, code, kitchen }: ChoiceProps) {
  const { value, disabled } = form.choice('dapur');
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-xl border border-ink-muted bg-white p-3 wrap-anywhere has-checked:border-brand-600 has-checked:bg-brand-50">
      <input
        type="radio"
        name={name}
        checked={value === code}
        disabled={disabled}
        onChange={() => form.change('dapur', code)}
        className="mt-0.5 size-5 accent-brand-600"
      />
      <span className="font-semibold">{kitchen ? kitchen.nama : kitchenTexts.unknown}</span>
      <span className="col-start-2 text-sm text-ink-soft">
        {kitchen ? `${code} · ${formatAddress(kitchen.lokasi)}` : kitchenTexts.unknownHint}
      </span>
    </label>
  );
}
