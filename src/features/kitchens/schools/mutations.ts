import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { type SentIds, sentId } from '@/lib/supabase/write-rows';
import { formatNumber } from '@/lib/text/format';
import { searchKey } from '@/lib/text/search-key';
import { addSchools, deleteSchool, updateSchool } from './admin-api';
import { schoolMessages } from './messages';
import type { SchoolInput } from './school-schema';

const shared = {
  nameOf: ({ nama }: { nama: string }) => nama,
  messages: schoolMessages,
  reloads: [sppgKey],
};

export const useSaveSchool = (sppgId: string) =>
  useSaveRow({
    ...shared,
    add: (input: SchoolInput & { id: string }, context) =>
      addSchools([{ ...input, sppg_id: sppgId }], context),
    update: updateSchool,
  });

export const useDeleteSchool = () => useDeleteRow({ ...shared, remove: deleteSchool });

/** Adds schools to a kitchen, all or none. */
export function useAddSchools(sppgId: string) {
  const [sentIds] = useState<SentIds>(() => new Map());
  const rowOf = (input: SchoolInput) => ({
    ...input,
    id: sentId(`${searchKey(input.nama)} ${input.npsn ?? ''}`, sentIds),
    sppg_id: sppgId,
  });

  return useMutation({
    mutationFn: (inputs: SchoolInput[], context) => addSchools(inputs.map(rowOf), context),
    meta: {
      reloads: [sppgKey],
      success: (_: unknown, inputs: SchoolInput[]) => schoolMessages.allAdded(formatNumber(inputs.length)),
      failure: schoolMessages.notAdded,
    },
  });
}
