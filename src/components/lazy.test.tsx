import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy';

/** A chunk that fails to load the first time. */
function failingOnce() {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return () => <p>Isi</p>;
  };
}

test('a part that was prefetched is shown at once, without a fallback', async () => {
  const Part = lazyPart(async () => () => <p>Isi</p>);
  await Part.prefetch();
  render(<Part />);
  expect(screen.getByText('Isi')).toBeVisible();
});

test('a part that could not be prefetched is asked for again when it is needed', async () => {
  const Part = lazyPart(failingOnce());
  await expect(Part.prefetch()).rejects.toThrow('offline');
  render(<Part />);
  expect(await screen.findByText('Isi')).toBeVisible();
});

test('a part that failed leaves its place to what stands for it, and is asked for again when it is next shown', async () => {
  const Part = lazyPart(failingOnce(), { loading: <p>Memuat...</p>, failed: <p>Tanpa isi</p> });
  const { unmount } = render(<Part />);
  expect(screen.getByText('Memuat...')).toBeVisible();
  expect(await screen.findByText('Tanpa isi')).toBeVisible();
  unmount();
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockClear();

  render(<Part />);
  expect(await screen.findByText('Isi')).toBeVisible();
});

test('an essential part that fails lets the page fail', async () => {
  const Part = lazyPart(failingOnce(), { essential: true });
  render(
    <ErrorBoundary fallback={<p>Halaman gagal</p>}>
      <Part />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Halaman gagal')).toBeVisible();
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockClear();
});
