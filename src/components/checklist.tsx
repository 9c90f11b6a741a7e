import { clsx } from 'clsx';
import { Check } from 'lucide-react';

interface ChecklistProps {
  items: readonly string[];
  /** How many columns the list has from tablet width on. */
  columns?: 1 | 2;
  className?: string;
}

export function Checklist({ items, columns = 1, className }: ChecklistProps) {
  return (
    <ul className={clsx('grid gap-x-10 gap-y-3', columns === 2 && 'md:grid-cols-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand-500" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
