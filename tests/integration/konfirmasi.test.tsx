import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodiesOf, refuse, reply } from '../fake-server/calls';
import { renderSite } from '../render';

const link = '/admin/konfirmasi#token_hash=pkce_a1b2&type=signup';

test('opening the link of a mail asks nothing of the server, and a refusal can be tried again', async () => {
  const asked = bodiesOf('POST /auth/v1/verify');
  refuse('POST /auth/v1/verify', 400, { msg: 'Layanan sedang dirawat' });
  const { user } = await renderSite(link);
  const button = await screen.findByRole('button', { name: 'Konfirmasi Email' });
  expect(asked).toEqual([]);
  for (const attempt of [1, 2]) {
    await user.click(button);
    expect(await screen.findByText('Konfirmasi Gagal')).toBeVisible();
    expect(screen.getByText('Layanan sedang dirawat')).toBeVisible();
    expect(asked).toHaveLength(attempt);
  }
  expect(asked[0]).toMatchObject({ type: 'signup', token_hash: 'pkce_a1b2' });
});

test.each(['/admin/konfirmasi', '/admin/konfirmasi#token_hash=a', '/admin/konfirmasi#token_hash=a&type=x'])(
  'a link that lost its end says what to do: %s',
  async (broken) => {
    await renderSite(broken);
    expect(await screen.findByText(/^Tautan ini tidak lengkap\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lanjutkan' })).not.toBeInTheDocument();
  },
);

test('of the two mails about another e-mail, the first says that the other is still to be opened', async () => {
  reply('POST /auth/v1/verify', { code: '200', msg: 'Confirmation link accepted. Please proceed to …' });
  const { user } = await renderSite('/admin/konfirmasi#token_hash=a1&type=email_change');
  await user.click(await screen.findByRole('button', { name: 'Konfirmasi Penggantian' }));
  expect(await screen.findByRole('heading', { name: 'Satu langkah lagi' })).toBeVisible();
  expect(screen.getByText(/^Tautan ini diterima\. Buka juga tautan di email/)).toBeVisible();
  expect(location.pathname).toBe('/admin/konfirmasi');
});
