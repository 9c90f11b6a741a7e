import { beforeEach, expect, test, vi } from 'vitest';
import { type PictureColumns, pictureOf, previewOf } from './site-picture';

beforeEach(() => void vi.stubEnv('VITE_SUPABASE_URL', 'https://contoh.supabase.co/'));

const none: PictureColumns = {
  illustration: null,
  photo_path: null,
  photo_width: null,
  photo_height: null,
  alt: 'Panen kangkung.',
};
const photo = { ...none, photo_path: 'a1-b2.webp', photo_width: 1280, photo_height: 853 };
const drawings = {
  'berita/berita-1': { src: '/a.svg', width: 1200, height: 800, alt: 'Gambar.', preview: '/a.png' },
};
const files = 'https://contoh.supabase.co/storage/v1/object/public/site_pictures';

test('a photo comes in two widths, of which browsers choose, and its larger file is the link preview', () => {
  expect(pictureOf(photo, {})).toEqual({
    src: `${files}/a1-b2-1280.webp`,
    srcSet: `${files}/a1-b2-640.webp 640w, ${files}/a1-b2-1280.webp 1280w`,
    width: 1280,
    height: 853,
    alt: 'Panen kangkung.',
  });
  expect(previewOf(photo, {})).toEqual({ src: `${files}/a1-b2-1280.webp`, width: 1280, height: 853 });
});

test('a photo that is not larger than its small file comes in one width', () => {
  expect(pictureOf({ ...photo, photo_width: 500, photo_height: 333 }, {}).srcSet).toBe(
    `${files}/a1-b2-1280.webp 500w`,
  );
});

test('a drawing keeps its file and size, says what the row says, and has a PNG for link previews', () => {
  const row = { ...none, illustration: 'berita/berita-1' };
  expect(pictureOf(row, drawings)).toEqual({
    src: '/a.svg',
    width: 1200,
    height: 800,
    alt: 'Panen kangkung.',
  });
  expect(previewOf(row, drawings)).toEqual({ src: '/a.png', width: 1200, height: 630 });
});

test('without a picture, or with a drawing that is gone, there is an empty one', () => {
  const empty = pictureOf(none, drawings);
  expect(empty).toMatchObject({ src: expect.stringMatching(/^data:/), alt: '' });
  expect(pictureOf({ ...none, illustration: 'berita/berita-99' }, drawings)).toEqual(empty);
});

test('the smaller file of a portrait is as wide as its shape makes it', () => {
  expect(pictureOf({ ...photo, photo_width: 960, photo_height: 1280 }, {}).srcSet).toMatch(
    /-640\.webp 480w, .*-1280\.webp 960w$/,
  );
});
