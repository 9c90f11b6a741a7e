import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';

const opening = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Relawan pemorsian',
  kitchen: 'SPPG Tembalang',
  kabupaten_kota: 'Kota Semarang',
  description: 'Mengisi ompreng.\nMulai pukul 03.30.',
  closes_on: '2099-12-31',
  created_at: '2026-11-20T02:00:00+00:00',
  updated_at: '2026-11-20T02:00:00+00:00',
};

/** What is published now is newer than the build. */
function published(...openings: object[]) {
  server.use(
    http.get('*/rest/v1/content_revision', () => HttpResponse.json([{ revision: revision + 1 }])),
    http.get('*/rest/v1/:table', ({ params: { table } }) =>
      table === 'job_openings' ? HttpResponse.json(openings) : HttpResponse.error(),
    ),
  );
}

test('who looks for work reads what is open, until when, that it costs nothing, and applies with the job named', async () => {
  published(opening, {
    ...opening,
    id: opening.id.replace('a1', 'a2'),
    title: 'Sopir',
    closes_on: '2026-01-31',
  });
  const { app, user } = await renderSite('/lowongan');
  act(() => app.content.start());
  expect(await screen.findByText('31 Desember 2099')).toBeVisible();
  const card = within(
    (await screen.findByRole('heading', { name: 'Relawan pemorsian' })).closest('li') ?? document.body,
  );
  expect(card.getByText('SPPG Tembalang, Kota Semarang')).toBeVisible();
  expect(screen.getByText(/Melamar tidak dipungut biaya/)).toBeVisible();
  // What has closed is gone by itself.
  expect(screen.queryByRole('heading', { name: 'Sopir' })).not.toBeInTheDocument();
  const posting = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  expect(posting.join()).toContain('"validThrough":"2099-12-31T23:59:59+07:00"');
  await user.click(card.getByRole('link', { name: /Lamar lewat formulir/ }));
  expect(await screen.findByLabelText('Subjek')).toHaveValue('Lamaran: Relawan pemorsian, SPPG Tembalang');
});

test('without a vacancy the page says so, and offers no waiting list', async () => {
  published();
  const { app } = await renderSite('/lowongan');
  act(() => app.content.start());
  expect(await screen.findByText('Sekarang tidak ada lowongan')).toBeVisible();
});

test('an admin writes a vacancy as a draft, and is told when its closing day is missing', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const sent: unknown[] = [];
  server.use(
    http.get('*/rest/v1/job_openings', () => HttpResponse.json([])),
    http.get('*/rest/v1/wilayah', () => HttpResponse.json([{ nama: 'Kota Semarang' }])),
    http.get('*/rest/v1/:table', () => HttpResponse.json([])),
    http.post('*/rest/v1/job_openings', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([], { status: 201 });
    }),
  );
  const { user } = await renderSite('/admin/konten?bagian=lowongan');
  await user.click(await screen.findByRole('button', { name: 'Tambah Lowongan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Lowongan' }));
  await user.type(dialog.getByLabelText('Pekerjaan'), 'Sopir');
  await user.type(dialog.getByLabelText('Dapur'), 'SPPG Mijen');
  await user.selectOptions(
    dialog.getByLabelText('Kabupaten/kota'),
    await dialog.findByRole('option', { name: 'Kota Semarang' }),
  );
  await user.type(dialog.getByLabelText('Tugas dan syarat'), 'Mengantar.');
  await user.click(dialog.getByRole('button', { name: 'Simpan draf' }));
  expect(dialog.getByLabelText('Ditutup pada')).toBeInvalid();
  expect(sent).toEqual([]);
});
