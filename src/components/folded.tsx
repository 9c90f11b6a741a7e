import type { ReactNode } from 'react';
import { useIsPrinting } from '@/lib/use-is-printing';

/** Details that few ask for: closed on a screen, open on paper. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details open={useIsPrinting() || undefined} className="mt-5">
      <summary className="min-h-9 w-fit cursor-pointer content-center font-semibold text-brand-700">
        {summary}
      </summary>
      {children}
    </details>
  );
}
