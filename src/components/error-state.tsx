import { Button } from './ui/button';

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
