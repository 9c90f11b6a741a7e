import { formatNumber } from '@/lib/text/format';
import { clockTime, figuresOf, type News } from './incident-state';

interface NewsListProps {
  /** All news of one incident, the newest first. */
  news: readonly News[];
  /** The day of the incident: times on another day are written with that day. */
  hari: string;
}

/** The news of an incident. Corrected news stay, and say so. */
export function IncidentNewsList({ news, hari }: NewsListProps) {
  if (news.length === 0) return null;
  return (
    <ol className="mt-4 space-y-4 border-l-2 border-danger-600/40 pl-4">
      {news.map((item) => (
        <li key={item.id} id={item.id} className="break-inside-avoid">
          <IncidentNewsItem
            item={item}
            hari={hari}
            corrects={news.find(({ id }) => id === item.membetulkan)}
            correction={news.find(({ membetulkan }) => membetulkan === item.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface NewsItemProps {
  item: Pick<News, 'isi' | 'angka' | 'created_at'>;
  hari: string;
  /** The earlier news that it corrects. */
  corrects: News | undefined;
  /** The later one that corrects it. */
  correction?: News | undefined;
}

export function IncidentNewsItem({ item, hari, corrects, correction }: NewsItemProps) {
  const figures = figuresOf(item.angka);
  return (
    <>
      <p className="text-sm font-semibold">
        <time dateTime={item.created_at}>Kabar {clockTime(item.created_at, hari)} WIB</time>
        {corrects && <span>, membetulkan kabar {clockTime(corrects.created_at, hari)}</span>}
      </p>
      {correction && (
        <p className="text-sm font-semibold text-saffron-700">
          Sudah dibetulkan {clockTime(correction.created_at, hari)}
        </p>
      )}
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{item.isi}</p>
      {figures.length > 0 && (
        <ul className="mt-1 space-y-1">
          {figures.map(({ jumlah, apa, menurut, pada }, index) => (
            <li key={index}>
              <strong>
                {formatNumber(jumlah)} {apa}
              </strong>
              <span>
                , menurut {menurut}, {clockTime(pada, hari)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
