import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { revision } from 'virtual:content/revision';
import { expect, test } from 'vitest';
import { bodiesOf, hold, refuse, reply } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';

const opening = {
  slug: 'relawan-pemorsian-sppg-3374-002',
  status: 'terbit',
  title: 'Relawan pemorsian',
  description: 'Mengisi ompreng.\nMenutupnya.',
  hours: 'Senin–Sabtu, pukul 03.30–08.30',
  pay: null,
  closes_on: '2099-12-31',
  created_at: '2026-11-20T02:00:00+00:00',
  updated_at: '2026-11-20T02:00:00+00:00',
  sppg_disebut: {
    kode: 'SPPG-3374-002',
    nama: 'SPPG Tembalang',
    kabupaten_kota: 'Kota Semarang',
    sppg: { status_verifikasi: 'Sudah Operasional' },
  },
};

const sopir = { ...opening, slug: 'sopir-sppg-3374-002', title: 'Sopir', closes_on: '2026-01-31' };

/** The vacancies that the page describes to search engines. */
const postings = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }): Record<string, unknown> => JSON.parse(textContent))
    .filter((data) => data['@type'] === 'JobPosting');

/** These vacancies were published after the build. */
function published(...openings: object[]) {
  putRows('content_revision', [{ revision: revision + 1 }]);
  putRows('job_openings', openings);
}

test('who looks for work reads what is open, until when, that it costs nothing, and applies with the job named', async () => {
  published(opening, sopir);
  const { app, user } = await renderSite('/lowongan');
  act(() => app.content.start());
  expect(await screen.findByText('31 Desember 2099')).toBeVisible();
  const card = within(
    (await screen.findByRole('heading', { name: 'Relawan pemorsian' })).closest('li') ?? document.body,
  );
  expect(card.getByText('SPPG Tembalang, Kota Semarang')).toBeVisible();
  expect(screen.getByText(/Melamar tidak dipungut biaya/)).toBeVisible();
  // A vacancy goes by itself once its last day is over.
  expect(screen.queryByRole('heading', { name: 'Sopir' })).not.toBeInTheDocument();
  expect(card.getByText('Senin–Sabtu, pukul 03.30–08.30')).toBeVisible();
  expect(card.getByText('belum ditetapkan')).toBeVisible();
  // Search engines are told of a vacancy on its own page, not in the list.
  expect(postings()).toEqual([]);
  await user.click(card.getByRole('link', { name: /Lamar lewat formulir/ }));
  expect(await screen.findByLabelText('Subjek')).toHaveValue('Lamaran: Relawan pemorsian, SPPG Tembalang');
});

test('a vacancy has a page of its own, which tells search engines of it, leads to its kitchen, and says how to apply without e-mail', async () => {
  published(opening);
  const { app, user } = await renderSite('/lowongan');
  act(() => app.content.start());
  await user.click(await screen.findByRole('link', { name: 'Relawan pemorsian' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Relawan pemorsian' })).toBeVisible();
  expect(postings()).toEqual([
    expect.objectContaining({
      url: expect.stringMatching(/\/lowongan\/relawan-pemorsian-sppg-3374-002$/),
      identifier: expect.objectContaining({ value: 'relawan-pemorsian-sppg-3374-002' }),
      description: '<p>Mengisi ompreng.</p><p>Menutupnya.</p>',
      validThrough: '2099-12-31T23:59:59+07:00',
    }),
  ]);
  expect(screen.getByRole('link', { name: 'Lihat dapur ini' })).toHaveAttribute(
    'href',
    '/sppg/SPPG-3374-002',
  );
  const help = within(screen.getByRole('region', { name: 'Cara melamar' }));
  expect(help.getByRole('link', { name: '0800-0000-0001' })).toBeVisible();
  expect(help.getByText(/datang ke kantor kami: Jalan Kawung Asri No\. 12/)).toBeVisible();
  expect(screen.queryByText(/belum beroperasi/)).not.toBeInTheDocument();
});

test('after its last day the page of a vacancy says so, and takes no application; of a kitchen that is being built it says that', async () => {
  const sppg = { status_verifikasi: 'Proses Pembangunan' };
  published({ ...sopir, sppg_disebut: { ...opening.sppg_disebut, sppg } });
  const { app } = await renderSite('/lowongan/sopir-sppg-3374-002');
  act(() => app.content.start());
  expect(
    await screen.findByText('Lowongan ini sudah berakhir: hari terakhir melamar 31 Januari 2026.'),
  ).toBeVisible();
  expect(screen.getByText(/^Dapur ini belum beroperasi/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Lamar lewat formulir/ })).not.toBeInTheDocument();
  expect(postings()).toEqual([]);
});

test('the page of a vacancy that was withdrawn says so, and the kitchen no longer links it', async () => {
  hold('GET rpc/cari_sppg');
  const { app, router } = await renderSite('/sppg/SPPG-3374-002');
  const here = await screen.findByRole('region', { name: 'Lowongan di dapur ini' });
  expect(within(here).getByRole('link', { name: 'Relawan pemorsian' })).toHaveAttribute(
    'href',
    '/lowongan/relawan-pemorsian-sppg-3374-002',
  );
  published();
  act(() => app.content.start());
  await waitForElementToBeRemoved(here);
  await act(() => router.navigate('/lowongan/relawan-pemorsian-sppg-3374-002'));
  expect(await screen.findByRole('heading', { name: 'Lowongan ini sudah kami tarik' })).toBeVisible();
});

test('without a vacancy the page says so, and offers no waiting list', async () => {
  published();
  const { app } = await renderSite('/lowongan');
  act(() => app.content.start());
  expect(await screen.findByText('Sekarang tidak ada lowongan')).toBeVisible();
});

test('an admin chooses the kitchen of a vacancy, and hears why it cannot be published there', async () => {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  const sent = bodiesOf('POST job_openings');
  const kitchen = {
    id: 'b0000000-0000-4000-8000-000000000001',
    nama: 'SPPG Mijen',
    kode_unik_pendaftaran: 'SPPG-3374-001',
  };
  const refusal = 'Dapur ini belum mulai dibangun, jadi lowongannya tidak dapat terbit. Simpan sebagai draf.';
  reply('GET rpc/cari_sppg', [kitchen]);
  reply('POST rpc/cari_sppg', [kitchen]);
  reply('GET :table', []);
  refuse('POST job_openings', 400, { code: 'P0001', message: refusal });
  const { user } = await renderSite('/admin/konten?bagian=lowongan');
  await user.click(await screen.findByRole('button', { name: 'Tambah Lowongan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Lowongan' }));
  await user.type(dialog.getByLabelText('Pekerjaan'), 'Sopir');
  await user.type(dialog.getByLabelText('Tugas dan syarat'), 'Mengantar.');
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(dialog.getByLabelText('Hari terakhir melamar')).toBeInvalid();
  expect(dialog.getByLabelText('SPPG')).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Cari SPPG'), 'mijen');
  await dialog.findByRole('option', { name: 'SPPG Mijen (SPPG-3374-001)' });
  await user.selectOptions(dialog.getByLabelText('SPPG'), kitchen.id);
  await user.type(dialog.getByLabelText('Hari terakhir melamar'), '2099-12-31');
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      sppg_id: kitchen.id,
      title: 'Sopir',
      hours: null,
      pay: null,
      status: 'terbit',
    }),
  ]);
  expect(dialog.getByLabelText('Pekerjaan')).toHaveValue('Sopir');
});
