import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDate } from '@/lib/text/format';
import { readNews } from '../../scripts/content/news-article';
import { readPictureFiles } from '../../scripts/pictures/picture-files';
import { renderSite } from '../render';

const news = readNews();
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
    const byline = article.getByText(`Oleh ${item.author}`).parentElement;
    expect(byline).toBeVisible();
    expect(byline).toHaveTextContent(`${item.category}${formatDate(item.date)}`);
    expect(byline?.querySelector('time')?.dateTime).toBe(item.date);
    expect(article.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/kontak');

    // The body loads after the heading and the picture.
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain(textOf(item.html)));
  },
);

test('an article tells search engines what it is and where it stands', async () => {
  await renderSite('/berita/uji-masak-bersama-ahli-gizi');
  await screen.findByRole('article');
  const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(jsonLd.map(({ textContent }) => JSON.parse(textContent))).toMatchObject([
    { '@type': 'NewsArticle', datePublished: '2026-10-02', inLanguage: 'id' },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Berita' }, { position: 3 }] },
  ]);
});

test('a shared article shows its own picture and date', async () => {
  await renderSite('/berita/uji-masak-bersama-ahli-gizi');
  await screen.findByRole('article');
  const preview = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(preview('og:type')).toBe('article');
  expect(preview('og:image')).toMatch(/^https?:.*\/pictures\/berita\/berita-6\.svg$/);
  expect(preview('og:image:alt')).toContain('mencicipi');
  expect(preview('article:published_time')).toBe('2026-10-02');
});

test('a link inside an article opens its page within the site', async () => {
  const { user } = await renderSite('/berita/uji-masak-bersama-ahli-gizi');
  await user.click(await screen.findByRole('link', { name: 'formulir kontak' }));
  expect(await screen.findByRole('form', { name: 'Formulir pesan' })).toBeVisible();
  expect(location.pathname + location.hash).toBe('/kontak#form-kontak');
});

test.each([
  ['with Ctrl pressed', 'formulir kontak', 'uji-masak-bersama-ahli-gizi', { ctrlKey: true }],
  ['that leads to a mailbox', 'halo@tampahgizi.contoh.id', 'waspada-jual-beli-titik-sppg', {}],
])('a link inside an article %s is left to the browser', async (_, name, slug, keys) => {
  await renderSite(`/berita/${slug}`);
  const article = await screen.findByRole('article');
  const link = await within(article).findByRole('link', { name });
  const click = createEvent.click(link, keys);
  let isLeft = false;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      // jsdom can't navigate.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, click);
  expect(isLeft).toBe(true);
  expect(location.pathname).toBe(`/berita/${slug}`);
});

test('an unknown article is a page that was not found', async () => {
  await renderSite('/berita/tidak-ada');
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman Tidak Ditemukan' })).toBeVisible();
});
