import type { ReactNode } from 'react';
import { TextAnchor } from './links';

/** What is marked in a text: bold as in chats, pasted addresses and e-mail addresses. */
const marks =
  /(?<![\p{L}\p{N}*])\*(?<bold>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])|(?<url>\b(?:https?:\/\/|www\.)[^\s<>"”]*[^\s<>"”.,;:!?)’'])|(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gu;

/** What an admin has written, as people write in chats: `*tebal*` is bold, an address a link, a line that ends, ends. Never HTML. */
export function WrittenText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: written, index, groups: { bold, url, mail } = {} } of text.matchAll(marks)) {
    parts.push(text.slice(end, index));
    end = index + written.length;
    if (bold) parts.push(<strong key={index}>{bold}</strong>);
    else
      parts.push(
        <TextAnchor
          key={index}
          href={mail ? `mailto:${mail}` : url?.replace(/^www\./i, 'https://$&')}
          rel="noopener noreferrer"
        >
          {written}
        </TextAnchor>,
      );
  }
  return <span className="whitespace-pre-line wrap-anywhere">{[...parts, text.slice(end)]}</span>;
}

/** A text without its marks, for machines: '*Senin* saja' -> 'Senin saja' */
export const unmarked = (text: string) => text.replace(marks, (written, bold?: string) => bold ?? written);
