import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mailedFragment } from '../factories';
import { server } from '../msw';
import { renderSite } from '../render';

test('who confirms their address by the link of the mail is welcomed, once', async () => {
  const confirmed = { id: '1', aud: 'authenticated', email: 'baru@contoh.id', user_metadata: {} };
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json(confirmed)),
    http.post('*/rest/v1/rpc/my_access', () => HttpResponse.json({ can_manage: true, is_admin: false })),
  );
  await renderSite(`/${mailedFragment('signup')}`);
  expect(await screen.findByText('Selamat datang, baru@contoh.id')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  // The client says SIGNED_IN again when the tab becomes visible.
  dispatchEvent(new Event('visibilitychange'));
  expect(screen.getAllByText('Login Berhasil!')).toHaveLength(1);
});
