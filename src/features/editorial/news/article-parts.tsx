import { Illustration, type Picture } from '@/components/illustration';
import { formatDate } from '@/lib/text/format';
import type { NewsItem } from './news-row';

interface ArticleTitleProps {
  item: NewsItem;
  /** The level of the title: 'h2' where the page is about something else. */
  as?: 'h1' | 'h2';
}

/** The title of an article, its date and author. */
export function ArticleTitle({ item, as: Title = 'h1' }: ArticleTitleProps) {
  return (
    <>
      <Title className="mt-6 max-w-4xl text-3xl sm:text-5xl xl:text-[3.5rem]">{item.title}</Title>
      <p className="mt-6 flex flex-wrap gap-x-3 gap-y-1 text-ink-soft">
        <span className="font-bold text-saffron-700">{item.category}</span>
        <time dateTime={item.date}>{formatDate(item.date)}</time>
        <span>Oleh {item.author}</span>
      </p>
    </>
  );
}

/** The picture and the excerpt above an article's text. */
export function ArticleOpening({ item }: { item: NewsItem }) {
  return (
    <>
      <Illustration
        picture={item.picture}
        sizes="(min-width: 80rem) 60vw, 100vw"
        priority
        className="w-full rounded-3xl"
      />
      <p className="my-8 max-w-prose text-xl leading-relaxed font-semibold sm:text-2xl">{item.excerpt}</p>
    </>
  );
}

/** The photos below an article's text, each in its own shape. */
export function ArticlePhotos({ photos }: { photos: Picture[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Foto artikel" className="mt-8 gap-4 sm:columns-2">
      {photos.map((photo) => (
        <li key={photo.src.slice(-80)} className="mb-4 break-inside-avoid">
          <Illustration picture={photo} className="h-auto w-full rounded-2xl" />
        </li>
      ))}
    </ul>
  );
}
