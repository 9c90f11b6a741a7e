import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { pageParam } from '@/lib/use-filter-params';
import { EmptyState } from './empty-state';
import { ButtonLink } from './ui/button';

interface ListRangeProps {
  page: number;
  pageSize: number;
  /** Rows on this page. */
  shown: number;
  total: number;
  /** What is counted: 'pesan'. */
  noun: string;
}

/** Which part of a list is shown, read out when it changes: '51–100 dari 120 pesan'. */
export function ListRange({ page, pageSize, shown, total, noun }: ListRangeProps) {
  const first = (page - 1) * pageSize + 1;
  const range = shown < total ? `${formatNumber(first)}–${formatNumber(first + shown - 1)} dari ` : '';
  return (
    <output className="block text-ink-soft">
      {range}
      {formatNumber(total)} {noun}
    </output>
  );
}

/** For a page number beyond the list's end: the list was longer when the link was made. */
export function PageBeyondEnd() {
  const [params] = useSearchParams();
  const first = new URLSearchParams(params);
  first.delete(pageParam);
  return (
    <EmptyState
      title="Halaman ini kosong"
      action={<ButtonLink to={{ search: first.toString() }}>Ke halaman pertama</ButtonLink>}
    >
      Daftarnya sekarang lebih pendek.
    </EmptyState>
  );
}
