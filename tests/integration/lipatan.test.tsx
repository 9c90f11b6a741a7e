import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Folded } from '@/components/folded';
import { LinkedFold } from '@/lib/url/linked-scroll';

test('a link opens the folds around what it leads to; paper shows all, and leaves them as they were', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <LinkedFold />
      <Link to="#kontraktor">Peluang kontraktor</Link>
      <Folded heading="h2" summary="Peluang">
        <Folded summary="Kontraktor">
          <p id="kontraktor">Membangun dapur.</p>
        </Folded>
      </Folded>
      <Folded summary="Investor">Membiayai dapur.</Folded>
    </MemoryRouter>,
  );
  const builds = screen.getByText('Membangun dapur.');
  const pays = screen.getByText('Membiayai dapur.');
  expect(screen.getByRole('heading', { name: 'Peluang' })).toBeVisible();
  expect(builds).not.toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Peluang kontraktor' }));
  expect(builds).toBeVisible();
  expect(pays).not.toBeVisible();

  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(pays).toBeVisible();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(pays).not.toBeVisible();
  expect(builds).toBeVisible();

  await user.click(screen.getByText('Kontraktor'));
  expect(builds).not.toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Peluang kontraktor' }));
  expect(builds).toBeVisible();
});
