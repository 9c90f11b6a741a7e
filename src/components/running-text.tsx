import { Fragment } from 'react';
import { TextAnchor, TextLink } from './text-link';

/** Words inside a text that lead to a page of this site, to another site, to a mailbox or to a telephone. */
interface LinkedWords {
  text: string;
  to: `/${string}` | `https://${string}` | `mailto:${string}` | `tel:${string}`;
}

/** Running text: plain, with links in between. Never HTML. */
export type Text = string | readonly (string | LinkedWords)[];

/** '//host' and 'javascript:' are none of these. */
const pageOfSite = /^\/(?![/\\])/;
const otherSite = /^https:\/\//;
const mailboxOrTelephone = /^(?:mailto|tel):/;

interface RunningTextProps {
  text: Text;
  onGreen?: boolean;
}

/** A text with its links. One that leads anywhere else stays plain. */
export function RunningText({ text, onGreen }: RunningTextProps) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
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
          // A number would break at its hyphens, though the next line has room for it. As a block it
          // can be parted from a full stop: let a word follow it.
          className={to.startsWith('tel:') ? 'inline-block' : undefined}
        >
          {words}
        </TextAnchor>
      );
    return <Fragment key={index}>{words}</Fragment>;
  });
}
