import { formatDate } from '@/lib/text/format';
import type { NewsItem } from './news-row';

export function NewsMeta({ item }: { item: NewsItem }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <span className="font-bold text-saffron-700">{item.category}</span>
      <time dateTime={item.date}>{formatDate(item.date)}</time>
    </p>
  );
}
