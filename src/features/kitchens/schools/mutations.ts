import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { insertRows, type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import { done } from '@/lib/toasts/toast';
import { type School, type SchoolColumnName, schoolsTable } from './school-columns';

export type SchoolInput = Pick<School, SchoolColumnName>;

/** Adds schools to a kitchen, all or none. */
export function useAddSchools(sppgId: string) {
  const [sentIds] = useState<SentIds>(() => new Map());
  const rowOf = (input: SchoolInput) => ({
    ...input,
    id: sentId(`${searchKey(input.nama)} ${input.npsn ?? ''}`, sentIds),
    sppg_id: sppgId,
  });

  return useMutation({
    mutationFn: (inputs: SchoolInput[], context) => insertRows(schoolsTable, inputs.map(rowOf), context),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, inputs: SchoolInput[]) =>
        done('Sekolah Ditambahkan', `${formatNumber(inputs.length)} sekolah telah dicatat.`),
      failure: { title: 'Gagal Menambahkan Sekolah' },
    },
  });
}
