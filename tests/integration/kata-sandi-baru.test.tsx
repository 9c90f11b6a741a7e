import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { mailedFragment } from '../factories';
import { renderSite } from '../render';

test('a new password that the server refuses keeps the dialog open with the reason', async () => {
  const recovered = { id: '1', aud: 'authenticated', email: 'lupa@contoh.id', user_metadata: {} };
  reply('GET /auth/v1/user', recovered);
  refuse('PUT /auth/v1/user', 422, { error_code: 'same_password', msg: 'same' });
  reply('POST rpc/my_access', { can_manage: true, is_admin: false });
  putRows('access_settings', [{ access_mode: 'any_signed_in' }]);
  const { user } = await renderSite(`/admin/settings${mailedFragment('recovery')}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buat Kata Sandi Baru' }));
  expect(dialog.getByText('Untuk akun lupa@contoh.id.')).toBeVisible();
  // Whoever comes by the link in the mail need not know the current password.
  expect(screen.queryByLabelText('Kata sandi saat ini')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Kata sandi baru'), 'sandi-yang-lama');
  await user.click(dialog.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText('Kata Sandi Gagal Diganti')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Kata sandi baru harus berbeda dari yang lama.');
  await user.click(dialog.getByRole('button', { name: 'Nanti Saja' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
