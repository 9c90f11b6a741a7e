import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mailedFragment } from '../factories';
import { server } from '../msw';
import { renderSite } from '../render';

test('a new password that the server refuses keeps the dialog open with the reason', async () => {
  const recovered = { id: '1', aud: 'authenticated', email: 'lupa@contoh.id', user_metadata: {} };
  server.use(
    http.get('*/auth/v1/user', () => HttpResponse.json(recovered)),
    http.put('*/auth/v1/user', () =>
      HttpResponse.json({ error_code: 'same_password', msg: 'same' }, { status: 422 }),
    ),
    http.post('*/rest/v1/rpc/my_access', () => HttpResponse.json({ can_manage: true, is_admin: false })),
    http.get('*/rest/v1/access_settings', () => HttpResponse.json({ access_mode: 'any_signed_in' })),
  );
  const { user } = await renderSite(`/admin/settings${mailedFragment('recovery')}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Buat Kata Sandi Baru' }));
  expect(dialog.getByText('Untuk akun lupa@contoh.id.')).toBeVisible();
  // The mail has proved who this is.
  expect(screen.queryByLabelText('Kata sandi saat ini')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Kata sandi baru'), 'sandi-yang-lama');
  await user.click(dialog.getByRole('button', { name: 'Simpan Kata Sandi' }));
  expect(await screen.findByText('Kata Sandi Gagal Diganti')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Kata sandi baru harus berbeda dari yang lama.');
  await user.click(dialog.getByRole('button', { name: 'Nanti Saja' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
