import { type ComponentProps, useMemo } from 'react';
import { trusted } from '@/lib/trusted';

/** An element around HTML that the site itself has made: of Markdown, of data, or a page as it was built. */
export function MadeHtml({ html, ...props }: ComponentProps<'div'> & { html: string }) {
  // Once for each text: React would write an equal one anew.
  const made = useMemo(() => trusted.createHTML(html), [html]);
  // oxlint-disable-next-line react/no-danger -- the one place for it
  return <div {...props} dangerouslySetInnerHTML={{ __html: made }} />;
}
