import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

const lead = {
  kind: 'contact_messages',
  id: '60000000-0000-4000-8000-000000000001',
  created_at: '2026-11-21T07:30:00+00:00',
  name: 'Arum Wulandari',
  email: 'arum@contoh.id',
  phone: '(024) 7601234',
  subject: 'Jadwal kunjungan',
  company_name: null,
  opportunity_id: null,
  message: 'Selamat pagi.',
  document_url: null,
  status: 'Baru',
  note: null,
  handled_at: null,
  handler_email: null,
};

function inboxHolds(leads: object[], unread = leads.length) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const range = (shown: number, total: number) => ({ 'content-range': `0-${shown}/${total}` });
  server.use(
    http.head('*/rest/v1/leads', () => new HttpResponse(null, { headers: range(0, unread) })),
    http.get('*/rest/v1/leads', () =>
      HttpResponse.json(leads, { headers: range(leads.length, leads.length) }),
    ),
  );
}

test('an empty inbox says what will come in, and the menu shows no number', async () => {
  inboxHolds([]);
  await renderSite(paths.adminInbox);
  expect(await screen.findByText('Kotak masuk masih kosong')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kotak Masuk' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unduh CSV' })).not.toBeInTheDocument();
});

test('one message: counted, read, and a landline offers no WhatsApp', async () => {
  inboxHolds([lead], 1);
  const { user } = await renderSite(paths.adminInbox);
  expect(await screen.findByText('1 kiriman')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Kotak Masuk ?1 ?baru/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Halaman daftar' })).not.toBeInTheDocument();

  const toggle = screen.getByRole('button', { name: 'Arum Wulandari' });
  expect(screen.getByText('21 Nov 2026, 14.30')).toBeVisible();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Telepon' })).toHaveAttribute('href', 'tel:+62247601234');
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
  expect(screen.getByText('Belum ada admin yang menanganinya.')).toBeVisible();
});

test('a change that could not be saved stays in the form, also when the message is closed meanwhile', async () => {
  inboxHolds([lead]);
  server.use(
    http.patch('*/rest/v1/contact_messages', () => HttpResponse.json({ message: 'mati' }, { status: 500 })),
  );
  const { user } = await renderSite(paths.adminInbox);
  const toggle = await screen.findByRole('button', { name: 'Arum Wulandari' });
  await user.click(toggle);
  const form = within(screen.getByRole('form', { name: 'Tindak lanjut Arum Wulandari' }));
  expect(form.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await user.type(form.getByLabelText(/Catatan internal/), 'Telepon lagi Senin.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  await user.click(toggle);
  await user.click(toggle);
  expect(form.getByLabelText(/Catatan internal/)).toHaveValue('Telepon lagi Senin.');
});

test('an export that fails says why', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(paths.adminInbox);
  const button = await screen.findByRole('button', { name: 'Unduh CSV' });
  server.use(http.get('*/rest/v1/leads', () => HttpResponse.json({ message: 'mati' }, { status: 500 })));
  await user.click(button);
  expect(await screen.findByText('Ekspor Gagal')).toBeVisible();
});

test('a page beyond the end leads back to the first one', async () => {
  inboxHolds([lead]);
  server.use(
    http.get('*/rest/v1/leads', ({ request }) =>
      new URL(request.url).searchParams.get('offset') === '50'
        ? HttpResponse.json({ code: 'PGRST103', message: 'Range' }, { status: 416 })
        : HttpResponse.json([lead], { headers: { 'content-range': '0-0/1' } }),
    ),
  );
  const { user } = await renderSite(`${paths.adminInbox}?halaman=2`);
  expect(await screen.findByText('Halaman ini kosong')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ke halaman pertama' }));
  expect(await screen.findByText('1 kiriman')).toBeVisible();
});

test('a filter that is chosen while a search waits for its pause keeps both; a reset drops what was typed', async () => {
  inboxHolds([lead]);
  const { user } = await renderSite(`${paths.adminInbox}?jenis=pesan`);
  const search = await screen.findByRole('searchbox', { name: 'Cari pesan dan pengajuan' });
  await user.type(search, 'arum ');
  await user.selectOptions(screen.getByLabelText('Status'), 'Baru');
  await waitFor(() => expect(location.search).toBe('?jenis=pesan&cari=arum&status=baru'));
  expect(search).toHaveValue('arum ');

  await user.type(search, 'wulandari');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(search).toHaveValue(''));
  expect(location.search).toBe('');
  expect(screen.getByLabelText('Jenis')).toHaveValue('');
});
