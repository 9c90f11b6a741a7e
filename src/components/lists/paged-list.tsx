import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/states';
import { ButtonLink } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import { withPage } from '@/lib/url/url-filter';
import { NotLoaded, StaleNote } from './loaded';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** The list, which a new page scrolls to its beginning. */
  listRef: RefObject<HTMLElement | null>;
}

/** Links to the previous and next page; nothing when there is only one. */
function Pager({ page, pageSize, total, listRef }: PagerProps) {
  // Rows that are kept on the page although they no longer match may be all that is left on the last page.
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
  // An empty place, so that the other link does not move.
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

/** Shown for a page number beyond the end: the list was longer when the link was made. */
function PageBeyondEnd() {
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

interface PagedListProps<Data, Row> {
  /** The list's name for screen readers. */
  label: string;
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => Row[];
  /** The number of the page in the URL; `query` may still hold the previous page. */
  page: number;
  pageSize: number;
  /** The noun of the rows: 'pesan'. */
  noun: string;
  /** The text of the loading state: 'Memuat riwayat...' */
  loading: string;
  /** The sentence of a failure, which its reason follows: 'Riwayat gagal dimuat.' */
  failure: string;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Buttons for actions on the whole list. */
  actions?: ReactNode;
  renderRows: (rows: Row[], data: Data) => ReactNode;
  listRef?: RefObject<HTMLElement | null>;
}

interface Page {
  page: number;
  total: number;
}

/** A list that the server filters and pages, or its loading, error or empty state. */
export function PagedList<Data extends Page, Row>(props: PagedListProps<Data, Row>) {
  const ownRef = useRef<HTMLElement>(null);
  const ref = props.listRef ?? ownRef;
  return (
    <section ref={ref} tabIndex={-1} aria-label={props.label} className="scroll-mt-20">
      <CurrentPage {...props} listRef={ref} />
    </section>
  );
}

interface CurrentPageProps<Data, Row> extends PagedListProps<Data, Row> {
  listRef: RefObject<HTMLElement | null>;
}

function CurrentPage<Data extends Page, Row>(props: CurrentPageProps<Data, Row>) {
  const { query, rowsOf, page, pageSize, noun, loading, failure, empty, actions, renderRows, listRef } =
    props;
  const { data, isPlaceholderData } = query;
  const rows = data ? rowsOf(data) : [];

  // Placeholder data belongs to another filter; that it is empty says nothing about this one.
  if (!data || (isPlaceholderData && rows.length === 0))
    return <NotLoaded query={query} loading={loading} failure={failure} />;
  if (rows.length === 0) {
    return (
      <>
        <StaleNote query={query} />
        {page > 1 ? <PageBeyondEnd /> : empty}
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <StaleNote query={query} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Range page={data.page} pageSize={pageSize} total={data.total} noun={noun} />
        {actions}
      </div>
      {renderRows(rows, data)}
      <Pager page={page} pageSize={pageSize} total={data.total} listRef={listRef} />
    </div>
  );
}

/** The box around the rows of a list; clipped, not scrollable, so that what is sticky in it sticks to the viewport. */
export function RowList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={clsx(
        'overflow-clip divide-y divide-paper-line rounded-2xl border border-paper-line bg-white',
        className,
      )}
      {...props}
    />
  );
}

interface RangeProps extends Page {
  pageSize: number;
  noun: string;
}

/** Which part of a list is shown, announced when it changes: '51–100 dari 120 pesan'. */
function Range({ page, pageSize, total, noun }: RangeProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const isPart = total > pageSize && first <= last;
  const range = isPart ? `${formatNumber(first)}–${formatNumber(last)} dari ` : '';
  return (
    <output className="block text-ink-soft">
      {range}
      {formatNumber(total)} {noun}
    </output>
  );
}
