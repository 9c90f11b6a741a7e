import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';
import type { Sppg, YayasanName } from './dialog-state';
import { emptySppgValues, valuesOf } from './sppg-columns';
import { sppgColumns, type SppgFormValues, type SppgInput, sppgSchema } from './sppg-schema';

function storedValues(sppg: Sppg | undefined, yayasanId: string): SppgFormValues {
  return { ...(sppg ? valuesOf(sppg) : emptySppgValues), yayasan_id: yayasanId };
}

interface SppgForm {
  sppg?: Sppg;
  yayasan?: YayasanName;
  /** May come after the form: the first foundation is the default then. */
  yayasanOptions: YayasanName[];
}

/**
 * The fields of an SPPG; what was changed in them outlives the page until it is saved or thrown away. `base` is the row
 * as it was when that began: whatever was stored since has not been taken into account.
 */
export function useSppgForm({ sppg, yayasan, yayasanOptions }: SppgForm) {
  const draftName = sppg ? `sppg:${sppg.id}` : `sppg:new:${yayasan?.id ?? ''}`;
  const [kept] = useState(() => readDraft(draftName));
  const [base, setBase] = useState<Sppg | undefined>(() => (kept.base ? JSON.parse(kept.base) : sppg));
  const form = useForm<SppgFormValues, unknown, SppgInput>({
    resolver: valibotResolver(sppgSchema),
    values: storedValues(sppg, yayasan?.id ?? yayasanOptions[0]?.id ?? ''),
    resetOptions: { keepDirtyValues: true },
  });
  const { getFieldState, getValues, setValue } = form;

  useEffect(() => {
    const draft = readDraft(draftName);
    for (const field of sppgColumns) {
      const value = draft[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- again when the dropdown has what was chosen in it
  }, [draftName, setValue, yayasanOptions.length]);

  /** Of the given values those whose fields were changed. */
  function changesOf<Values extends SppgFormValues | SppgInput>(values: Values): Partial<Values> {
    const changes: Partial<Values> = { ...values };
    for (const field of sppgColumns) if (!getFieldState(field).isDirty) delete changes[field];
    return changes;
  }

  function keepDraft() {
    const changes = changesOf(getValues());
    const isChanged = Object.keys(changes).length > 0;
    saveDraft(draftName, { ...changes, ...(isChanged && base && { base: JSON.stringify(base) }) });
  }

  return {
    ...form,
    isRestored: Object.keys(kept).length > 0,
    base,
    setBase,
    changesOf,
    keepDraft,
    forgetDraft: () => clearDraft(draftName),
  };
}
