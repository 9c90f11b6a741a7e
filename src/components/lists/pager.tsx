import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/text/format';
import { withPage } from '@/lib/url/url-filter';
import { EmptyState } from '@/components/empty-state';
import { ButtonLink } from '@/components/ui/button';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** The list, scrolled to its beginning for a new page. */
  listRef: RefObject<HTMLElement | null>;
}

/** Links to the previous and next page; nothing when there is only one. */
export function Pager({ page, pageSize, total, listRef }: PagerProps) {
  // Rows that stay although they no longer count may be all that is left on the last page.
  const pageCount = Math.max(page, Math.ceil(total / pageSize));
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
  // Keeps the space, so that the other link does not move.
  if (!isReachable) return <span aria-hidden="true" />;
  return (
    <ButtonLink
      variant="outline"
      size="sm"
      to={{ search: withPage(params, page).toString() }}
      preventScrollReset
      onClick={onTurn}
    >
      {children}
    </ButtonLink>
  );
}

/** For a page number beyond the end: the list was longer when the link was made. */
export function PageBeyondEnd() {
  const [params] = useSearchParams();
  return (
    <EmptyState
      title="Halaman ini kosong"
      action={<ButtonLink to={{ search: withPage(params, 1).toString() }}>Ke halaman pertama</ButtonLink>}
    >
      Daftarnya sekarang lebih pendek.
    </EmptyState>
  );
}
