import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite, storeSession } from '../render';

test('whoever is signed in by now, in another tab, is not left with the dialog', async () => {
  const { user } = await renderSite('/tentang');
  const button = await screen.findByRole('button', { name: 'Login Admin' });
  storeSession('admin@contoh.id');
  await user.click(button);
  expect(await screen.findByText('Selamat datang, admin@contoh.id')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
