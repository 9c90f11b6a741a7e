import type { MouseEvent, ReactNode } from 'react';

/** Shows what is being written as visitors will see it. Its links lead nowhere, as they would leave the page. */
export function Preview({ children }: { children: ReactNode }) {
  function keepHere(event: MouseEvent) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links handle the keyboard
    <div onClickCapture={keepHere} className="space-y-6">
      {children}
    </div>
  );
}

export function PreviewPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="rounded-2xl border border-dashed border-ink-muted bg-paper p-4 sm:p-6"
    >
      <h2 className="mb-4 text-sm font-semibold tracking-normal text-ink-muted">{title}</h2>
      {children}
    </section>
  );
}
