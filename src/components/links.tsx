import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { telHref } from '@/lib/text/phone';

const look = 'font-semibold underline decoration-2 underline-offset-4';
const onPaperLook = 'text-brand-700 hover:text-brand-500';
const onGreenLook = 'text-white hover:text-saffron-300';

interface Ground {
  onGreen?: boolean;
}

const linkLook = (onGreen: boolean | undefined, className: string | undefined) =>
  clsx(look, onGreen ? onGreenLook : onPaperLook, className);

/** A link to a page of this site inside running text. */
export function TextLink({ onGreen, className, ...props }: ComponentProps<typeof Link> & Ground) {
  return <Link className={linkLook(onGreen, className)} {...props} />;
}

/** A link inside running text that bypasses the router: mailto:, tel:, files, other sites. */
export function TextAnchor({ onGreen, className, children, ...props }: ComponentProps<'a'> & Ground) {
  return (
    <a className={linkLook(onGreen, className)} {...props}>
      {children}
    </a>
  );
}

/** An e-mail address, in which a line breaks after the '@' rather than inside a word. */
export function MailAddress({ address }: { address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {domain}
    </>
  );
}

/** A phone number in running text, which a tap dials. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <TextAnchor href={telHref(number)} className="whitespace-nowrap">
      {number}
    </TextAnchor>
  );
}
