import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reply } from '../fake-server/calls';
import { mailedFragment } from '../factories';
import { renderSite } from '../render';

test('who confirms their address by the link of the mail is welcomed, once', async () => {
  const confirmed = { id: '1', aud: 'authenticated', email: 'baru@contoh.id', user_metadata: {} };
  reply('GET /auth/v1/user', confirmed);
  reply('POST rpc/my_access', { can_manage: true, is_admin: false });
  await renderSite(`/${mailedFragment('signup')}`);
  expect(await screen.findByText('Selamat datang, baru@contoh.id')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  // The client says SIGNED_IN again when the tab becomes visible.
  dispatchEvent(new Event('visibilitychange'));
  expect(screen.getAllByText('Login Berhasil!')).toHaveLength(1);
});
