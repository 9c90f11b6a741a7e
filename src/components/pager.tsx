import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { pageParam } from '@/lib/use-filter-params';
import { ButtonLink } from './ui/button';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** The list: a new page is read from its beginning. */
  listRef: RefObject<HTMLElement | null>;
}

/** Links to the page before and after; nothing where one page holds everything. */
export function Pager({ page, pageSize, total, listRef }: PagerProps) {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount < 2) return null;

  function handleTurn() {
    listRef.current?.focus({ preventScroll: true });
    listRef.current?.scrollIntoView();
  }

  return (
    <nav aria-label="Halaman daftar" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <PageLink page={page - 1} isReachable={page > 1} onTurn={handleTurn}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        Sebelumnya
      </PageLink>
      <p className="text-ink-soft max-sm:order-first max-sm:w-full">
        Halaman {formatNumber(page)} dari {formatNumber(pageCount)}
      </p>
      <PageLink page={page + 1} isReachable={page < pageCount} onTurn={handleTurn}>
        Berikutnya
        <ChevronRight aria-hidden="true" className="size-5" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  isReachable: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function PageLink({ page, isReachable, onTurn, children }: PageLinkProps) {
  const [params] = useSearchParams();
  // Keeps its place, so that the other link does not jump under the finger.
  if (!isReachable) return <span aria-hidden="true" />;
  const next = new URLSearchParams(params);
  next.set(pageParam, String(page));
  return (
    <ButtonLink
      variant="outline"
      size="sm"
      to={{ search: next.toString() }}
      preventScrollReset
      onClick={onTurn}
    >
      {children}
    </ButtonLink>
  );
}
