import { useRef, useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { readFile, type Table } from './read-table';

interface ChosenTable {
  /** A new one for every choice, even of the same file. */
  id: number;
  fileName: string;
  table?: Table;
  /** Why the file as a whole can't be imported. */
  error?: string;
}

/** Reads the file that was chosen last. */
export function useChosenTable() {
  const [chosen, setChosen] = useState<ChosenTable | null>(null);

  const lastId = useRef(0);

  async function choose(file: File) {
    lastId.current += 1;
    const id = lastId.current;
    const read = await readFile(file).then(
      (table) => ({ table }),
      (error: unknown) => ({ error: errorMessage(error) }),
    );
    // Another file may have been chosen while this one was read.
    if (id === lastId.current) setChosen({ id, fileName: file.name, ...read });
  }

  return { chosen, choose };
}
