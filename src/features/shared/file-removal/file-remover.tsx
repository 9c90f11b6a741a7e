import { useEffect } from 'react';
import { useFilesToRemove } from './api';
import { useQuietlyRemoveFiles } from './mutations';

/** Removes the files that no row names any more, once for each list of them; shows nothing. */
export function FileRemover() {
  const { data: files } = useFilesToRemove();
  const { mutate } = useQuietlyRemoveFiles();
  useEffect(() => {
    if (files?.length) mutate(files);
  }, [files, mutate]);
  return null;
}
