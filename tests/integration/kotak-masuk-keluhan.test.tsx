import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { server } from '../msw';
import { renderSite, storeSession } from '../render';
import { savedFiles } from '../saved-files';

const hours = (amount: number) => new Date(Date.now() + amount * 60 * 60 * 1000).toISOString();

const complaint = {
  kind: 'keluhan',
  id: '80000000-0000-4000-8000-000000000001',
  created_at: '2026-11-20T07:30:00+00:00',
  name: null,
  email: null,
  phone: null,
  subject: null,
  company_name: null,
  opportunity_id: null,
  message: 'Nasinya basi.',
  document_url: null,
  status: 'Baru',
  note: null,
  kode_lacak: 'K7QF2M9TXW4D',
  pesan_publik: null,
  handled_at: null,
  handler_email: null,
  assigned_to: null,
  assignee_email: null,
  jenis_permintaan: null,
  due_at: hours(-30.5),
  sppg_name: 'SPPG Tugu',
  kode_sppg: 'SPPG-3374-001',
  kategori: 'makanan',
  hari: '2026-11-19',
  sekolah: 'SDN Tugu 1',
  foto: ['80000000-0000-4000-8000-000000000001/1.webp', '80000000-0000-4000-8000-000000000001/2.webp'],
  bernama: true,
  banyak_sekaligus: true,
  dihitung: false,
  dijawab_pada: null,
  dibuka_lagi: 0,
  came_at: '2026-11-20T07:30:00+00:00',
  tenggat_selesai: '2026-12-04T17:00:00+00:00',
  selesai_pada: null,
};
const unknown = {
  ...complaint,
  id: '80000000-0000-4000-8000-000000000002',
  message: 'Antrenya panjang.',
  sppg_name: null,
  kode_sppg: null,
  kategori: 'keterlambatan',
  due_at: hours(20.5),
  foto: [],
  bernama: false,
  banyak_sekaligus: false,
  dihitung: true,
};

const answer = {
  id: '81000000-0000-4000-8000-000000000001',
  created_at: '2026-11-21T02:00:00+00:00',
  dari: 'kami',
  isi: 'Kami periksa ke dapurnya.',
  foto: [],
  status: 'Diperiksa',
  muat: false,
};

/** The inbox of a manager or an admin, with these complaints, and what was written about each. */
function inboxHolds(role: 'admin' | 'manager', leads: object[], conversation: object[] = []) {
  storeSession('petugas@contoh.id', { can_manage: true, is_manager: true, is_admin: role === 'admin' });
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('*/rest/v1/leads', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(leads, { headers: { 'content-range': `0-${leads.length}/${leads.length}` } });
    }),
    http.get('*/rest/v1/keluhan_pesan', () => HttpResponse.json(conversation)),
    http.post<never, { folder: string }>('*/functions/v1/buka-foto', async ({ request }) => {
      const { folder } = await request.json();
      return HttpResponse.json({
        signedURLs: [1, 2].map((photo) => `/object/sign/keluhan_foto/${folder}/${photo}.webp?token=x`),
      });
    }),
  );
  if (role === 'admin')
    server.use(
      http.get('*/rest/v1/answer_templates', () => HttpResponse.json([])),
      http.get('*/rest/v1/accounts', () =>
        HttpResponse.json([
          { user_id: 'e0000000-0000-4000-8000-000000000001', email: 'admin@contoh.id', role: 'admin' },
          { user_id: 'e0000000-0000-4000-8000-000000000003', email: 'dapur@contoh.id', role: 'pengelola' },
        ]),
      ),
    );
  return asked;
}

const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('li');
const formOf = (name: string) => within(screen.getByRole('form', { name: `Tindak lanjut ${name}` }));
const labelled = { muat: 'Muat di halaman dapur', answer: /^Jawaban untuk pengirim/ };

test('an admin answers a complaint, once although the response was lost, and done is only what was answered', async () => {
  inboxHolds('admin', [complaint, unknown]);
  const answers: Record<string, unknown>[] = [];
  server.use(
    http.post<never, { pesan: Record<string, unknown> }>(
      '*/rest/v1/rpc/jawab_keluhan',
      async ({ request }) => {
        answers.push((await request.json()).pesan);
        if (answers.length === 1) return HttpResponse.json({ message: 'mati' }, { status: 500 });
        return HttpResponse.json(['2026-11-27T01:00:00+00:00']);
      },
    ),
  );
  const { user } = await renderSite(paths.adminInbox);
  const row = await rowOf('SPPG Tugu');
  expect(row).toHaveTextContent(/Keluhan.*Makanan Nasinya basi\./);
  expect(row).toHaveTextContent(/Belum dijawab · Banyak sekaligus, belum dihitung.*lewat tenggat 30 jam/);
  expect(await rowOf('Dapur tidak diketahui')).toHaveTextContent(/Belum dijawab.*sisa 20 jam/);

  await user.click(screen.getByRole('button', { name: 'SPPG Tugu' }));
  const form = formOf('SPPG Tugu');
  expect(form.getByRole('link', { name: 'SPPG Tugu' })).toHaveAttribute('href', '/sppg/SPPG-3374-001');
  expect(form.getByText('SDN Tugu 1')).toBeVisible();
  expect(form.getByText('19 November 2026')).toBeVisible();
  // Not before it is asked for: each opening is in the audit trail.
  await user.click(form.getByRole('button', { name: 'Buka 2 foto' }));
  expect(await form.findByRole('img', { name: 'Foto 2 dari 2 yang dikirim' })).toHaveAttribute(
    'src',
    expect.stringContaining(`/object/sign/keluhan_foto/${complaint.foto[1]}?token=x`),
  );
  expect(await form.findByText('Belum dijawab.')).toBeVisible();
  expect(form.queryByRole('link', { name: 'Balas Email' })).not.toBeInTheDocument();
  expect(form.getByRole('option', { name: 'dapur@contoh.id' })).toBeInTheDocument();

  await user.selectOptions(form.getByLabelText('Status'), 'Selesai');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(
    await form.findByText('Tulis jawaban untuk pengirim: tanpa jawaban, keluhan belum selesai.'),
  ).toBeVisible();
  expect(answers).toEqual([]);
  await user.type(form.getByLabelText(labelled.answer), 'Nasinya sudah diganti.');
  await user.click(form.getByRole('checkbox', { name: labelled.muat }));
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  expect(answers).toHaveLength(2);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    keluhan_id: complaint.id,
    handled_at: null,
    isi: 'Nasinya sudah diganti.',
    status: 'Selesai',
    note: null,
    muat: true,
  });
  expect(form.getByLabelText(labelled.answer)).toHaveValue('');
  expect(form.getByRole('checkbox', { name: labelled.muat })).not.toBeChecked();

  // Of an unknown kitchen there is no page to show it on.
  await user.click(screen.getByRole('button', { name: 'Dapur tidak diketahui' }));
  const other = formOf('Dapur tidak diketahui');
  expect(other.queryByRole('checkbox', { name: labelled.muat })).not.toBeInTheDocument();
  expect(other.queryByRole('button', { name: 'Buka nama dan kontak' })).not.toBeInTheDocument();
});

test('an admin opens who sent it, shows an answer on the kitchen’s page, and lets a crowd count', async () => {
  inboxHolds('admin', [complaint], [answer, { ...answer, id: '2', dari: 'pengirim', isi: 'Masih basi.' }]);
  const calls: unknown[] = [];
  const failing = () =>
    HttpResponse.json({ message: 'Keluhan ini sudah dihapus.', code: 'P0002' }, { status: 400 });
  const noted = async ({ request }: { request: Request }) => {
    calls.push([request.url.split('/rpc/')[1], await request.json()]);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.post('*/rest/v1/rpc/buka_pengirim', failing, { once: true }),
    http.post('*/rest/v1/rpc/muat_jawaban', failing, { once: true }),
    http.post('*/rest/v1/rpc/muat_jawaban', noted),
    http.post('*/rest/v1/rpc/hitung_keluhan', noted),
  );
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('button', { name: 'SPPG Tugu' }));
  const form = formOf('SPPG Tugu');
  expect(await form.findByText(/^Jawaban kami · .* · Diperiksa$/)).toBeVisible();
  expect(form.getByText('Masih basi.')).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Buka nama dan kontak' }));
  expect(await form.findByText(/^Kontaknya tidak dapat dibuka\. Keluhan ini sudah dihapus/)).toBeVisible();
  server.use(
    http.post('*/rest/v1/rpc/buka_pengirim', async ({ request }) => {
      calls.push(['buka_pengirim', await request.json()]);
      return HttpResponse.json({ name: 'Arum Wulandari', phone: '0812-0000-0001', email: 'arum@contoh.id' });
    }),
  );
  await user.click(form.getByRole('button', { name: 'Buka nama dan kontak' }));
  expect(await form.findByText('Arum Wulandari')).toBeVisible();
  expect(form.getByRole('link', { name: 'Balas Email' })).toHaveAttribute(
    'href',
    'mailto:arum@contoh.id?subject=Re%3A%20Keluhan%3A%20Makanan',
  );

  // What the sender wrote has no such box.
  const box = form.getByRole('checkbox', { name: 'Dimuat di halaman dapur' });
  await user.click(box);
  expect(await screen.findByText('Gagal Mengubah Pemuatan')).toBeVisible();
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(await screen.findByText('Jawaban Dimuat')).toBeVisible();
  server.use(http.get('*/rest/v1/keluhan_pesan', () => HttpResponse.json([{ ...answer, muat: true }])));
  await user.click(form.getByRole('button', { name: 'Sudah dilihat, hitung' }));
  expect(await screen.findByText('Keluhan Dihitung')).toBeVisible();
  await waitFor(() => expect(box).toBeChecked());
  await user.click(box);
  expect(await screen.findByText('Jawaban Tidak Dimuat Lagi')).toBeVisible();
  expect(calls).toEqual([
    ['buka_pengirim', { keluhan: complaint.id }],
    ['muat_jawaban', { jawaban: answer.id, muat: true }],
    ['hitung_keluhan', { terpilih: [complaint.id] }],
    ['muat_jawaban', { jawaban: answer.id, muat: false }],
  ]);
});

test('a manager answers complaints in the same room, without names, and is told what a colleague has stored meanwhile', async () => {
  const asked = inboxHolds('manager', [complaint], [{ ...answer, muat: true }]);
  const saved: unknown[] = [];
  server.use(
    http.patch('*/rest/v1/keluhan', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ handled_at: '2026-11-25T08:00:00+00:00' });
    }),
    http.post('*/rest/v1/rpc/jawab_keluhan', () => HttpResponse.json([])),
  );
  const { user } = await renderSite(`${paths.adminInbox}?keluhan=lewat`);
  await user.click(await screen.findByRole('button', { name: 'SPPG Tugu' }));
  const form = formOf('SPPG Tugu');
  expect(await form.findByText('Dimuat di halaman dapur')).toBeVisible();
  for (const name of ['Buka nama dan kontak', 'Hapus kiriman', 'Sudah dilihat, hitung', 'Kelola templat'])
    expect(form.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const filter = within(screen.getByRole('group', { name: 'Cari dan saring kiriman' }));
  expect(filter.queryByLabelText('Jenis')).not.toBeInTheDocument();
  expect(within(filter.getByLabelText('Status')).queryByRole('option', { name: 'Diterima' })).toBeNull();
  // Who had to write again comes first, then whose clock ends first.
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    kind: 'eq.keluhan',
    dijawab_pada: 'is.null',
    due_at: 'lt.now',
    order: 'dibuka_lagi.desc,due_at.asc,id.asc',
  });

  (await screen.findByRole('button', { name: 'SPPG Tugu' })).focus();
  await user.keyboard('2');
  expect(await screen.findByText('SPPG Tugu: Diperiksa.')).toBeVisible();
  expect(saved).toEqual([{ status: 'Diperiksa', note: null }]);

  await user.type(form.getByLabelText(labelled.answer), 'Kami datang besok.');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  expect(await form.findByText(/^Yang tersimpan sekarang:/)).toBeVisible();
  expect(form.getByLabelText(labelled.answer)).toHaveValue('Kami datang besok.');

  const files = savedFiles();
  const trail: unknown[] = [];
  server.use(
    http.post('*/rest/v1/rpc/note_lead_export', async ({ request }) => {
      trail.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }));
  expect(await screen.findByText(/^1 baris disimpan/)).toBeVisible();
  expect(trail).toEqual([{ amount: 1, filter: expect.objectContaining({ keluhan: 'lewat' }) }]);
  const text = (await files[0]?.text()) ?? '';
  for (const cell of ['SPPG-3374-001', '2026-11-19', 'SDN Tugu 1', 'Makanan', 'Nasinya basi.'])
    expect(text).toContain(`"${cell}"`);
});

test('several at once: a crowd is let count, and what is deleted with complaints is said first', async () => {
  inboxHolds('admin', [complaint, unknown]);
  const counted: unknown[] = [];
  server.use(
    http.post('*/rest/v1/rpc/hitung_keluhan', async ({ request }) => {
      counted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await renderSite(paths.adminInbox);
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  // Each complaint is done with an answer of its own.
  const states = within(screen.getByLabelText('Status baru')).getAllByRole('option');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Pilih status',
    'Baru',
    'Diperiksa',
    'Ditindaklanjuti',
  ]);
  await user.click(screen.getByRole('button', { name: 'Sudah dilihat' }));
  expect(await screen.findByText('Keluhan Dihitung')).toBeVisible();
  expect(counted).toEqual([{ terpilih: [complaint.id] }]);
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const question = await screen.findByRole('alertdialog', { name: 'Hapus 2 kiriman?' });
  expect(question).toHaveTextContent(/Di angka publik dapurnya keluhan tetap dihitung\./);
});
