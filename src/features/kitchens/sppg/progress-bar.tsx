import { progressPercent } from './progress';

/** A building progress as a bar, beside its text; nothing where the text has no percentage. */
export function ProgressBar({ text }: { text: string }) {
  const percent = progressPercent(text);
  if (percent === null) return null;
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-paper-deep">
      <span
        className="block h-full max-w-full rounded-full bg-saffron-400 forced-color-adjust-none"
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
