import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply } from '../fake-server/calls';
import { renderSite } from '../render';
import { seededArticles } from '../seeded-articles';

test.each(['/tidak-ada', '/berita/slug-lama', '/kemitraan-strategis/tidak-ada', '/toString'])(
  '%s is not found, offers the way home and stays out of search engines',
  async (path) => {
    await renderSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Halaman Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);

test.each([
  ['/KONTAK', '/kontak'],
  ['/Kontak', '/kontak'],
  ['/kontak.', '/kontak'],
  ['/tentang),', '/tentang'],
  ['/LACAK#K7QF-2M9T', '/lacak#k7qf-2m9t'],
  ['/SPPG?KODE=SP', '/sppg?kode=SP'],
  ['/sppg?KODE=SP', '/sppg?kode=SP'],
  ['/BERITA', '/berita'],
  ['/lapor', '/keluhan'],
  ['/KELUHAN', '/keluhan'],
  ['/FAQ', '/kontak#tanya-jawab'],
  ['/ANGKA', '/angka'],
])('%s leads to %s', async (written, meant) => {
  await renderSite(written);
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(meant));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Halaman Tidak Ditemukan');
});

test('an article is found by its address in capitals, with what a chat took into the link', async () => {
  const [article] = seededArticles();
  await renderSite(`/BERITA/${article?.slug.toUpperCase()}).`);
  expect(await screen.findByRole('heading', { level: 1, name: article?.title })).toBeVisible();
  expect(location.pathname).toBe(`/berita/${article?.slug}`);
});

test('who looked for a kitchen finds it from the not-found page', async () => {
  reply('GET rpc/cari_sppg', []);
  reply('POST rpc/sppg_mirip', []);
  const { user } = await renderSite('/dapur/SPPG-3374-004');
  await user.type(await screen.findByLabelText('Kode atau nama dapur'), 'SPPG-3374-004{Enter}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/sppg?kode=SPPG-3374-004'));
});
