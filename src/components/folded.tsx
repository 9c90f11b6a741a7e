import type { ReactNode } from 'react';
import { useIsPrinting } from '@/lib/use-is-printing';

/** Details that few ask for: closed on a screen, open on paper and without JavaScript. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details open={useIsPrinting() || undefined} className="folded mt-5">
      <summary className="min-h-9 w-fit cursor-pointer content-center font-semibold text-brand-700">
        {summary}
      </summary>
      {children}
    </details>
  );
}
