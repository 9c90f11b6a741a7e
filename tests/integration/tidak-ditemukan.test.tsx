import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../render';

test.each(['/tidak-ada', '/berita/slug-lama', '/kemitraan-strategis/tidak-ada', '/toString'])(
  '%s is not found, offers the way home and stays out of search engines',
  async (path) => {
    await renderSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Halaman Tidak Ditemukan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);
