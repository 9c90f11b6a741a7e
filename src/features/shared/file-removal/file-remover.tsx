import { useEffect } from 'react';
import { useFilesToRemove } from './api';
import { useQuietlyRemoveFiles } from './mutations';

/** Removes what storage has left behind, once for each list of it; shows nothing. */
export function FileRemover() {
  const { data: files } = useFilesToRemove();
  const { mutate } = useQuietlyRemoveFiles();
  useEffect(() => {
    if (files?.length) mutate(files);
  }, [files, mutate]);
  return null;
}
