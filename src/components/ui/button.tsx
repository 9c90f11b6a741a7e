import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';

/** A decorative spinner; the text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none',
        className ?? 'size-5',
      )}
    />
  );
}

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight wrap-anywhere transition-colors disabled:cursor-not-allowed disabled:opacity-60';

const variants = {
  // Filled buttons need the border in forced colours, which drop backgrounds.
  primary: 'border border-transparent bg-brand-600 text-white hover:bg-brand-700',
  accent: 'border border-transparent bg-saffron-400 text-ink hover:bg-saffron-300',
  outline: 'border border-brand-600 text-brand-700 hover:bg-brand-50',
  /** The variant for dark green backgrounds. */
  light: 'border border-white/60 text-white hover:bg-white/10',
  /** The variant for saffron backgrounds. */
  ink: 'border border-ink text-ink hover:bg-ink/10',
  ghost: 'text-brand-700 hover:bg-brand-50',
  danger: 'border border-transparent bg-danger-600 text-white hover:bg-danger-700',
} as const;

const sizes = { md: 'px-5 py-2.5 text-base', sm: 'px-4 py-2 text-sm', tight: 'px-3 py-2 text-sm' } as const;

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook, className?: string) {
  return clsx(base, variants[variant], sizes[size], className);
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

// A busy button also keeps its form from being submitted.
const refuse = (event: MouseEvent) => event.preventDefault();

/** A button. `busy` shows a spinner and ignores clicks, but keeps the focus, which `disabled` would lose. */
export function Button({ variant, size, busy = false, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(
        { variant, size },
        // Paper has nothing to press.
        clsx('print:hidden', busy && 'cursor-not-allowed opacity-60', className),
      )}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...props}
    >
      {busy && <Spinner className="size-4" />}
      {/* This element has no box: its children are items of the button. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ variant, size }, className)} {...props} />;
}

/** A link that bypasses the router (mailto:, tel:, files, other sites) and looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  className,
  children,
  ...props
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a className={buttonClass({ variant, size }, className)} {...props}>
      {children}
    </a>
  );
}

/** A button in the running text of a form. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className="min-h-11 font-semibold text-brand-700 underline" {...props} />;
}
