import { Spinner } from './ui/spinner';

/** A spinner with its text, announced to screen readers. */
export function LoadingState({ text }: { text: string }) {
  return (
    <output className="flex items-center justify-center gap-3 py-10 text-ink-soft noscript:hidden">
      <Spinner className="size-6 text-brand-600" />
      {text}
    </output>
  );
}
