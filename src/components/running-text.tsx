import { Fragment } from 'react';
import { CheckedDay } from './checked-day';
import { TextAnchor, TextLink } from './links';

/** Words that link to a page of this site, another site, an e-mail address or a telephone number. */
interface LinkedWords {
  text: string;
  to: `/${string}` | `https://${string}` | `mailto:${string}` | `tel:${string}`;
}

/** The day on which somebody last checked what the words before it say. */
interface Checked {
  checkedOn: string;
}

/** Running text: plain, with links in between. Never HTML. */
export type Text = string | readonly (string | LinkedWords | Checked)[];

/** The links that are allowed; '//host' and 'javascript:' match none of these. */
const pageOfSite = /^\/(?![/\\])/;
const otherSite = /^https:\/\//;
const mailboxOrTelephone = /^(?:mailto|tel):/;

/** A text with its links; a link to anywhere else is shown as plain text. */
export function RunningText({ text, onGreen }: { text: Text; onGreen?: boolean }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
    if ('checkedOn' in part) return <CheckedDay key={index} day={part.checkedOn} />;
    const { text: words, to } = part;
    if (pageOfSite.test(to))
      return (
        <TextLink key={index} to={to} onGreen={onGreen}>
          {words}
        </TextLink>
      );
    if (otherSite.test(to))
      return (
        <TextAnchor key={index} href={to} rel="noopener noreferrer" onGreen={onGreen}>
          {words}
        </TextAnchor>
      );
    if (mailboxOrTelephone.test(to))
      return (
        <TextAnchor
          key={index}
          href={to}
          onGreen={onGreen}
          // Keeps a number from breaking at its hyphens. A line can break after an inline block, so let a word follow
          // it, not a full stop.
          className={to.startsWith('tel:') ? 'inline-block' : undefined}
        >
          {words}
        </TextAnchor>
      );
    return <Fragment key={index}>{words}</Fragment>;
  });
}
