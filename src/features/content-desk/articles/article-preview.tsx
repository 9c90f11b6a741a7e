import type { Picture } from '@/components/illustration';
import { articleHtml } from '@/features/news/article-html';
import { ArticleOpening, ArticleTitle } from '@/features/news/article-opening';
import { ArticleBody } from '@/features/news/news-article';
import { ArticleCard } from '@/features/news/news-list';
import { newsItemOf, type NewsRow } from '@/features/news/news-row';
import { drawings } from '@/features/content-desk/pictures/drawings';
import { Preview, PreviewPart } from '@/features/content-desk/preview';

interface ArticlePreviewProps {
  picture: Picture;
  values: Pick<NewsRow, 'title' | 'slug' | 'date' | 'category' | 'excerpt'> & {
    author: string;
    content: string;
  };
}

const noPicture = { illustration: null, photo_path: null, photo_width: null, photo_height: null, alt: null };

/** An article as its page and the list of articles will show it. */
export function ArticlePreview({ picture, values }: ArticlePreviewProps) {
  const { content, author, ...row } = values;
  const item = { ...newsItemOf({ ...row, ...noPicture, author: author || null }, drawings), picture };
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
          <ArticleBody html={articleHtml(content, () => true)} />
        </div>
      </PreviewPart>
    </Preview>
  );
}
