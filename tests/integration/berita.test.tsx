import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { news } from '@/features/news/content';
import { newsSlugs } from '@/features/news/slugs';
import { renderSite } from '../render';

test('the news page lists seven articles, newest first, each linking to its own page', async () => {
  await renderSite('/berita');
  const list = within(await screen.findByRole('region', { name: 'Kabar terbaru' }));
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(7);
  expect(links).toEqual(newsSlugs.map((slug) => `/berita/${slug}`));
  const dates = [...document.querySelectorAll('time')].map((time) => time.dateTime);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each(news)(
  '$slug opens with picture, category, date, author, text and a way to contact',
  async (item) => {
    await renderSite(`/berita/${item.slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeVisible();
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('img', { name: item.imageAlt })).toHaveAttribute('src', item.image);
    expect(article.getByText(item.category)).toBeVisible();
    expect(article.getByText(/ 2026$/, { selector: `time[datetime="${item.date}"]` })).toBeVisible();
    expect(article.getByText('Oleh Tim Konsorsium Tampah Gizi')).toBeVisible();
    expect(article.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/kontak');

    // The text comes after its heading and picture.
    await waitFor(() => {
      const headings = article.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(headings.filter((heading) => heading !== 'Berita lain').length).toBeGreaterThanOrEqual(2);
    });
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
  expect(preview('og:image')).toMatch(/^https?:.*\/images\/berita\/berita-6\.png$/);
  expect(preview('og:image:alt')).toContain('mencicipi');
  expect(preview('article:published_time')).toBe('2026-10-02');
});

test('an unknown article is a page that was not found', async () => {
  await renderSite('/berita/tidak-ada');
  expect(await screen.findByRole('heading', { level: 1, name: 'Halaman Tidak Ditemukan' })).toBeVisible();
});
