import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { pageParam } from '@/lib/use-filter-params';
import { ButtonLink } from './ui/button';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** After a page was chosen: the list's beginning should get the focus. */
  onTurn: () => void;
}

/** Links to the page before and after; nothing where one page holds everything. */
export function Pager({ page, pageSize, total, onTurn }: PagerProps) {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Halaman daftar" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <PageLink page={page - 1} isReachable={page > 1} onTurn={onTurn}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        Sebelumnya
      </PageLink>
      <p className="text-ink-soft max-sm:order-first max-sm:w-full">
        Halaman {formatNumber(page)} dari {formatNumber(pageCount)}
      </p>
      <PageLink page={page + 1} isReachable={page < pageCount} onTurn={onTurn}>
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
  if (!isReachable) return <span aria-hidden="true" className="min-w-36" />;
  const next = new URLSearchParams(params);
  next.set(pageParam, String(page));
  return (
    <ButtonLink variant="outline" to={{ search: next.toString() }} onClick={onTurn} className="min-w-36">
      {children}
    </ButtonLink>
  );
}
