import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyAgain } from './lazy';

test('a part that was prefetched is shown at once, without a fallback', async () => {
  const Part = lazyAgain(async () => () => <p>Isi</p>);
  await Part.prefetch();
  render(<Part />);
  expect(screen.getByText('Isi')).toBeVisible();
});

test('a part that could not be loaded is asked for again when it is needed', async () => {
  let attempts = 0;
  const Part = lazyAgain(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return () => <p>Isi</p>;
  });
  await expect(Part.prefetch()).rejects.toThrow('offline');
  render(<Part />);
  expect(await screen.findByText('Isi')).toBeVisible();
});
