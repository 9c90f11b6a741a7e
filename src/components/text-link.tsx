import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const look = 'font-semibold text-brand-700 underline decoration-2 underline-offset-4 hover:text-brand-500';

/** A link to a page of this site inside running text. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(look, className)} {...props} />;
}

/** A link inside running text that leaves the router: mailto:, tel:, files, other sites. */
export function TextAnchor({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a className={clsx(look, className)} {...props}>
      {children}
    </a>
  );
}
