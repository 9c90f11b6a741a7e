import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '@/components/ui/button';

interface AccountButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  isBusy: boolean;
}

/** A button at the bottom of the sidebar; only its icon in a collapsed one. */
export function AccountButton({ icon: Icon, label, isBusy, ...props }: AccountButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-3 rounded-xl px-4 py-2 font-semibold low:min-h-9 low:py-1 hover:bg-white/10 disabled:opacity-70 collapsed:justify-center collapsed:px-0"
      {...props}
    >
      {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <span className="icon-label">{label}</span>
    </button>
  );
}
