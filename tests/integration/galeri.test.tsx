import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../render';

test('the gallery shows nine pictures, each with a caption that the keyboard can reach', async () => {
  const { user } = await renderSite('/galeri');
  expect(await screen.findByRole('heading', { level: 1, name: 'Galeri Foto Konsorsium' })).toBeVisible();
  const photos = screen.getAllByRole('figure');
  expect(photos).toHaveLength(9);
  const sources = photos.map((photo) => within(photo).getByRole('img').getAttribute('src'));
  expect(new Set(sources).size).toBe(9);
  // Drawings under the title of photos must say what they are, also to those who can't see them.
  for (const photo of photos) {
    expect(within(photo).getByRole('img', { name: /^Ilustrasi: / })).toBeVisible();
    expect(within(photo).getByText('Ilustrasi')).toBeInTheDocument();
  }
  expect(screen.getByText(/belum foto: sembilan ilustrasi/)).toBeVisible();

  photos[0]?.focus();
  expect(photos[0]).toHaveFocus();
  await user.tab();
  expect(photos[1]).toHaveFocus();
});
