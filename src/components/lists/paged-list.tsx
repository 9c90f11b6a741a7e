import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { formatNumber } from '@/lib/text/format';
import { StaleNote } from './loaded';
import { NotLoaded } from './not-loaded';
import { PageBeyondEnd, Pager } from './pager';

interface PagedListProps<Data, Row> {
  /** The list's name for screen readers. */
  label: string;
  query: UseQueryResult<Data>;
  rowsOf: (data: Data) => Row[];
  /** The page in the URL; `query` may still hold the previous one. */
  page: number;
  pageSize: number;
  /** What is counted: 'pesan'. */
  noun: string;
  /** 'Memuat riwayat...' */
  loading: string;
  /** 'Riwayat gagal dimuat.' The reason follows. */
  failure: string;
  /** Shown when nothing matches. */
  empty: ReactNode;
  /** Actions on the whole list. */
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

/** The box around the rows of a list. */
export function RowList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={clsx(
        'overflow-hidden divide-y divide-paper-line rounded-2xl border border-paper-line bg-white',
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
