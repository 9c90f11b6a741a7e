import { useRef, useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message';
import { readFile, type Table } from './read-table';

interface ChosenTable {
  /** Another one for every choice, also of the same file. */
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
    // By now another one may have been chosen.
    if (id === lastId.current) setChosen({ id, fileName: file.name, ...read });
  }

  return { chosen, choose };
}
