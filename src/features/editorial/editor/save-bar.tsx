import type { ReactNode } from 'react';

interface SaveBarProps {
  isDirty: boolean;
  children: ReactNode;
}

/** The end of a form as long as a page: its buttons stay in view, but where they would cover half of a phone. */
export function SaveBar({ isDirty, children }: SaveBarProps) {
  return (
    <div className="z-10 mt-8 flex flex-wrap items-center gap-3 border-t border-paper-line bg-paper py-4 sm:sticky sm:bottom-0">
      <div className="flex flex-wrap gap-3">{children}</div>
      {isDirty && <p className="text-sm text-ink-muted">Belum disimpan.</p>}
    </div>
  );
}
