import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustration';
import { type PictureColumns, pictureOf } from '@/components/site-picture';
import { Button } from '@/components/ui/button';
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
  /** The buttons of the entry. */
  children: ReactNode;
}

/** An entry in a list of the desk: what it is, who sees it, and what can be done about it. */
export function EntryRow({ row, picture, title, note, children }: EntryRowProps) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 p-4 sm:p-5">
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

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (step: -1 | 1) => void;
}

/** The buttons that move an entry by one place. */
export function MoveButtons({ name, isFirst, isLast, isBusy, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Naikkan ${name}`}
        title="Naikkan"
        busy={isBusy}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Turunkan ${name}`}
        title="Turunkan"
        busy={isBusy}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}
