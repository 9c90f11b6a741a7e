import type { ReactNode } from 'react';

interface MoreActionsProps {
  /** The row's name for screen readers. */
  name: string;
  children: ReactNode;
}

/** The buttons for rare actions on a row, hidden behind 'Lainnya' so that a list does not become a wall of buttons. */
export function MoreActions({ name, children }: MoreActionsProps) {
  return (
    <details className="min-w-0">
      <summary className="min-h-9 w-fit cursor-pointer content-center text-sm text-ink-soft sm:ml-auto">
        <span>Lainnya</span>
        <span className="sr-only">: {name}</span>
      </summary>
      <div className="mt-1 flex flex-wrap gap-2 sm:justify-end">{children}</div>
    </details>
  );
}
