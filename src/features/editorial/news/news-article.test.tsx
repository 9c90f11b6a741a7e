import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ArticleBody } from './news-article';

const html = `<p><a href="/kontak#form-kontak">formulir</a>, <a href="mailto:halo@contoh.id">surel</a>,
  <a href="/docs/panduan.pdf">panduan</a></p>`;

/** Clicks a link in an article; tells where the router is then, and whether the browser was left to follow it. */
async function click(name: string, keys = {}) {
  const router = createMemoryRouter([{ path: '*', element: <ArticleBody html={html} /> }], {
    initialEntries: ['/berita/panen'],
  });
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name });
  const event = createEvent.click(link, keys);
  let isLeft = false;
  addEventListener(
    'click',
    () => {
      isLeft = !event.defaultPrevented;
      // happy-dom can't navigate.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, event);
  const { pathname, hash } = router.state.location;
  return { address: pathname + hash, isLeft };
}

test('a link inside an article opens its page within the site', async () => {
  expect(await click('formulir')).toEqual({ address: '/kontak#form-kontak', isLeft: false });
});

test.each([
  ['with Ctrl pressed', 'formulir', { ctrlKey: true }],
  ['that leads to a mailbox', 'surel', {}],
  ['that leads to a file', 'panduan', {}],
])('a link inside an article %s is left to the browser', async (_, name, keys) => {
  expect(await click(name, keys)).toEqual({ address: '/berita/panen', isLeft: true });
});
