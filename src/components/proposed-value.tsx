import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface ProposedValueProps {
  /** The words before the proposal: 'Menurut alamatnya:' */
  reason: string;
  /** The proposal as people read it; undefined for none. */
  value: string | undefined;
  disabled?: boolean;
  onAccept: () => void;
  /** The field, which gets the focus when the proposal is accepted. */
  children: ReactNode;
}

/** A field, and below it a value that is one press away. */
export function ProposedValue({ reason, value, disabled, onAccept, children }: ProposedValueProps) {
  const ref = useRef<HTMLDivElement>(null);

  function accept() {
    onAccept();
    // The button that was pressed, and had the focus, is gone then.
    ref.current?.querySelector<HTMLElement>('input, select')?.focus();
  }

  return (
    <div ref={ref}>
      <div>{children}</div>
      {value && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-sm text-ink-muted">{reason}</p>
          <Button variant="outline" size="sm" disabled={disabled} onClick={accept}>
            Pakai {value}
          </Button>
        </div>
      )}
    </div>
  );
}
