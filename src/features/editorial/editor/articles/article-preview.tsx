import type { Picture } from '@/components/illustration';
import { pictureOfPhoto } from '@/components/site-picture';
import { ArticleOpening, ArticlePhotos, ArticleTitle } from '@/features/editorial/news/article-parts';
import { ArticleBody } from '@/features/editorial/news/news-article';
import { ArticleCard } from '@/features/editorial/news/news-list';
import { renderArticle } from '@/features/editorial/news/render-article';
import { newsItemOf, type NewsRow } from '@/features/editorial/news/news-row';
import { drawings } from 'virtual:content/drawings';
import { photosIn } from './photo-values';
import { Preview, PreviewPart } from '@/features/editorial/editor/preview';

interface ArticlePreviewProps {
  picture: Picture;
  values: Pick<NewsRow, 'title' | 'slug' | 'date' | 'category' | 'excerpt'> & {
    author: string;
    content: string;
    photos: string;
  };
}

const noPicture = { illustration: null, photo_path: null, photo_width: null, photo_height: null, alt: null };

/** The article as its page and the list of articles will show it. */
export function ArticlePreview({ picture, values }: ArticlePreviewProps) {
  const { content, photos, author } = values;
  const item = { ...newsItemOf({ ...values, ...noPicture, author: author || null }, drawings), picture };
  return (
    <Preview>
      <PreviewPart title="Di daftar berita">
        <ul>
          <ArticleCard item={item} />
        </ul>
      </PreviewPart>
      <PreviewPart title="Di halaman artikel">
        <ArticleTitle item={item} as="h2" />
        <div className="mt-8 max-w-4xl">
          <ArticleOpening item={item} />
          <ArticleBody html={renderArticle(content)} />
          <ArticlePhotos photos={photosIn(photos).map(pictureOfPhoto)} />
        </div>
      </PreviewPart>
    </Preview>
  );
}
