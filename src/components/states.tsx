import type { ReactNode } from 'react';
import { Button, Spinner } from './ui/button';

/** A spinner with its text, announced to screen readers. */
export function LoadingState({ text }: { text: string }) {
  return (
    <output className="flex items-center justify-center gap-3 py-10 text-ink-soft noscript:hidden">
      <Spinner className="size-6 text-brand-600" />
      {text}
    </output>
  );
}

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

export function ErrorState({
  message,
  onRetry,
  busy = false,
}: {
  message: string;
  onRetry: () => void;
  busy?: boolean;
}) {
  return (
    <div
      role="alert"
      className="mx-auto max-w-prose rounded-2xl border border-paper-line bg-white p-8 text-center"
    >
      <h2 className="text-2xl">Oops! Terjadi Kesalahan</h2>
      <p className="mt-3 text-ink-soft">{message}</p>
      <Button className="mt-6" busy={busy} onClick={onRetry}>
        Coba Lagi
      </Button>
    </div>
  );
}
