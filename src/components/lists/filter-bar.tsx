import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { UrlFilter } from '@/lib/url/use-url-filter';
import { Button } from '@/components/ui/button';

interface FilterBarProps {
  urlFilter: Pick<UrlFilter<unknown>, 'fieldsRef'>;
  label?: string;
  className: string;
  children: ReactNode;
}

/** The fields that filter a list, and its `ResetButton`. */
export function FilterBar({ urlFilter: { fieldsRef }, label, className, children }: FilterBarProps) {
  return (
    <fieldset ref={fieldsRef} aria-label={label} className={clsx('min-w-0', className)}>
      {children}
    </fieldset>
  );
}

interface ResetButtonProps {
  urlFilter: Pick<UrlFilter<unknown>, 'isActive' | 'reset'>;
  className?: string;
}

export function ResetButton({ urlFilter: { isActive, reset }, className }: ResetButtonProps) {
  return (
    <Button variant="outline" disabled={!isActive} onClick={reset} className={className}>
      Reset
    </Button>
  );
}
