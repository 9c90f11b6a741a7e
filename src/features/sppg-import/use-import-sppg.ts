import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { allWithSppg, sppgListKey } from '@/features/sppg/query-keys';
import type { SppgInput } from '@/features/sppg/sppg-schema';
import { formatNumber } from '@/lib/format';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { fetchImportReference, insertSppgRows } from './api';

/** What rows are checked against, as it is now; read again after every change of an SPPG. */
export function useImportReference() {
  return useQuery({
    queryKey: [...sppgListKey, 'import-reference'],
    queryFn: fetchImportReference,
    staleTime: 0,
  });
}

/** Saves all rows or none and tells the outcome. `save` says whether the dialog may close. */
export function useImportSppg() {
  const [progress, setProgress] = useState(0);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: insertSppgRows,
    meta: { reloads: allWithSppg },
  });

  useEffect(() => {
    if (!isPending) return;
    // One request says nothing until it is answered.
    const timer = setInterval(() => setProgress((value) => Math.min(90, value + 10)), 200);
    return () => clearInterval(timer);
  }, [isPending]);

  async function save(rows: SppgInput[]): Promise<boolean> {
    setProgress(0);
    try {
      await mutateAsync(rows);
    } catch (error) {
      toastFailure('Impor Gagal', error);
      return false;
    }
    setProgress(100);
    toast({
      title: 'Impor Berhasil',
      description: `${formatNumber(rows.length)} SPPG telah ditambahkan.`,
      variant: 'success',
    });
    return true;
  }

  return { save, isSaving: isPending || isSuccess, progress };
}
