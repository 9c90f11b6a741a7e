import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** An article's text; the router handles its links to pages of this site. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const isFile = link && /\.\w+$/.test(link.pathname);
    // With a modifier key or another button the browser opens a tab or a window.
    if (!link || isFile || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The links inside handle the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="max-w-prose space-y-5 text-lg leading-relaxed"
      onClick={follow}
      // Made from Markdown at build time, with raw HTML off.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
