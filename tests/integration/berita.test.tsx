import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '@/config/site';
import { articleHtml } from '@/features/editorial/news/article-html';
import { formatDate } from '@/lib/text/format';
import { readPictureFiles } from '../../scripts/pictures/picture-files';
import { renderSite } from '../render';
import { seededArticles } from '../seeded-articles';

const news = seededArticles();
const pictures = readPictureFiles();

/** The text in the HTML of an article. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

test('the news page lists every article, newest first, each linking to its own page', async () => {
  await renderSite('/berita');
  const list = within(await screen.findByRole('region', { name: 'Kabar terbaru' }));
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(news.map(({ slug }) => `/berita/${slug}`));
  const dates = [...document.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each(news)(
  '$slug opens with picture, category, date, author, text and a way to contact',
  async (item) => {
    await renderSite(`/berita/${item.slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeVisible();
    const article = within(screen.getByRole('article'));
    const { file, alt } = pictures.get(item.picture) ?? {};
    expect(article.getByRole('img', { name: alt })).toHaveAttribute('src', `/${file}`);
    // Only in the byline: links to other articles may show the same date or category.
    const byline = article.getByText(`Oleh ${site.newsAuthor}`).parentElement;
    expect(byline).toBeVisible();
    expect(byline).toHaveTextContent(`${item.category}${formatDate(item.date)}`);
    expect(byline?.querySelector('time')?.dateTime).toBe(item.date);
    expect(article.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/kontak');

    // The body loads after the heading and the picture.
    await waitFor(() =>
      expect(screen.getByRole('article').textContent).toContain(
        textOf(articleHtml(item.markdown, () => true)),
      ),
    );
  },
);

test.each(news.slice(0, 1))(
  'an article tells search engines what it is and where it stands',
  async (item) => {
    await renderSite(`/berita/${item.slug}`);
    await screen.findByRole('article');
    const address = `http://localhost/berita/${item.slug}`;
    const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(jsonLd.map(({ textContent }) => JSON.parse(textContent))).toMatchObject([
      { '@type': 'NewsArticle', datePublished: item.date, inLanguage: 'id', mainEntityOfPage: address },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { name: 'Berita' }, { position: 3, item: address }],
      },
    ]);
  },
);

test.each(news.slice(0, 1))('a shared article shows its own picture and date', async (item) => {
  await renderSite(`/berita/${item.slug}`);
  await screen.findByRole('article');
  const preview = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  const { file, alt } = pictures.get(item.picture) ?? {};
  expect(preview('og:type')).toBe('article');
  expect(preview('og:image')).toBe(`http://localhost/${file}`);
  expect(preview('og:image:alt')).toBe(alt);
  expect(preview('article:published_time')).toBe(item.date);
});

test('an unknown article is a page that was not found', async () => {
  await renderSite('/berita/tidak-ada');
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman Tidak Ditemukan' })).toBeVisible();
});
