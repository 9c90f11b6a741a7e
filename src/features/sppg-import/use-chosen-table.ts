import { useState } from 'react';
import { errorMessage } from '@/lib/error-message';
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

  async function choose(file: File) {
    const id = (chosen?.id ?? 0) + 1;
    try {
      setChosen({ id, fileName: file.name, table: await readFile(file) });
    } catch (error) {
      setChosen({ id, fileName: file.name, error: errorMessage(error) });
    }
  }

  return { chosen, choose };
}
