import type { ReactNode } from 'react';
import { formatDate } from '@/lib/text/format';

interface WithoutScriptProps<Built> {
  /** What the build read; null in the browser, where React leaves a <noscript> as it is in the HTML. */
  built: Built | null;
  /** The name of the list, as the beginning of a sentence: 'Daftar kontak'. */
  what: string;
  children: (built: Built) => ReactNode;
}

/** A list as it was when the site was built, with its day, for visitors without JavaScript; it stands in the HTML alone. */
export function WithoutScript<Built extends { day: string }>(props: WithoutScriptProps<Built>) {
  const { built, what, children } = props;
  return (
    <noscript>
      {built && (
        <div className="mb-6">
          <p className="mb-3">
            {what} per {formatDate(built.day)}, ketika situs ini dibangun. Mencari dan menyaring memerlukan
            JavaScript.
          </p>
          {children(built)}
        </div>
      )}
    </noscript>
  );
}
