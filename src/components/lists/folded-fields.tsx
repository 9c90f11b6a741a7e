import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';

interface FoldedFieldsProps {
  /** How many of the fields filter now: a phone tells it while they are folded. */
  count: number;
  children: ReactNode;
}

/** Fields of a filter bar that phones show on a press of 'Filter (2)', and wider screens always. */
export function FoldedFields({ count, children }: FoldedFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="sm:hidden"
      >
        Filter{count > 0 && ` (${count})`}
        <ChevronDown aria-hidden="true" className={clsx('size-5', isOpen && 'rotate-180')} />
      </Button>
      {/* Without a box of its own: the fields belong to the grid of the filter bar. */}
      <div id={id} className={clsx('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
