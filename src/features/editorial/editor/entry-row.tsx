import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Grip } from '@/components/lists/row-order';
import { Illustration } from '@/components/illustration';
import { type PictureColumns, pictureOf } from '@/components/site-picture';
import type { ContentRow } from '@/features/shared/publishing/content-state';
import { StateBadge } from '@/features/shared/publishing/content-state';
import { drawings } from 'virtual:content/drawings';

interface EntryRowProps {
  row: ContentRow;
  picture?: PictureColumns;
  /** The entry's title, or a link with it. */
  title: ReactNode;
  /** A line about the entry. */
  note: string;
  /** Lets the entry be dragged: the props of its element, and its grip. */
  drag?: { row: ComponentProps<'li'>; grip: ComponentProps<'span'> };
  /** The buttons of the entry. */
  children: ReactNode;
}

/** An entry in a list of the desk: what it is, who sees it, and what can be done about it. */
export function EntryRow({ row, picture, title, note, drag, children }: EntryRowProps) {
  const { className, ...rowProps } = drag?.row ?? {};
  return (
    <li className={clsx('flex flex-wrap gap-x-4 gap-y-3 p-4 sm:p-5', className)} {...rowProps}>
      {drag && <Grip {...drag.grip} />}
      {picture && (
        <Illustration
          picture={{ ...pictureOf(picture, drawings), alt: '' }}
          className="aspect-3/2 w-20 self-start rounded-xl bg-paper-deep object-cover sm:w-28"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="mt-1 line-clamp-2 text-sm text-ink-muted wrap-anywhere">{note}</p>
        <p className="mt-2">
          <StateBadge row={row} />
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 xl:w-auto">{children}</div>
    </li>
  );
}
