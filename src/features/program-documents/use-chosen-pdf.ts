import { useRef, useState } from 'react';
import { documentProblem } from './admin-api';

/** A PDF that is chosen for a document, or why it can't be one. */
export function useChosenPdf() {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const lastChosen = useRef<File>(undefined);

  async function choose(chosen: File | undefined) {
    lastChosen.current = chosen;
    setFile(undefined);
    const found = chosen && (await documentProblem(chosen));
    // Another file may have been chosen while this one was checked.
    if (lastChosen.current !== chosen) return;
    setFile(found ? undefined : chosen);
    setProblem(found?.description);
  }

  return { file, problem, setProblem, choose };
}
