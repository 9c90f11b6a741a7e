import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-2xl border border-dashed border-brand-200 bg-brand-50 px-6 py-12 text-center">
      <p className="text-xl font-bold">{title}</p>
      {children && <p className="mx-auto mt-2 max-w-prose text-ink-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
