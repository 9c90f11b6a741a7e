import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { accept, bodiesOf, headersOf, hold, loseAnswer, refuse, reply, urlsOf } from '../fake-server/calls';
import { rowsOf } from '../fake-server/tables';
import { renderSite, storeSession } from '../render';

const uploading = 'POST /storage/v1/object/collaboration_documents/*';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const pages = [
  {
    path: '/kemitraan-strategis/peluang-investasi',
    anchor: 'form-pendaftaran-investasi',
    form: 'Formulir pendaftaran investasi',
    opportunity_id: 'investasi_sppg',
  },
  {
    path: '/kemitraan-strategis/kemitraan-rantai-pasok',
    anchor: 'form-pendaftaran-rantai-pasok',
    form: 'Formulir pendaftaran pemasok',
    opportunity_id: 'kemitraan_rantai_pasok',
  },
  {
    path: '/kemitraan-strategis/investor-peralatan',
    anchor: 'form-pendaftaran-peralatan',
    form: 'Formulir pendaftaran investor peralatan',
    opportunity_id: 'investasi_peralatan',
  },
] as const;

let applications: unknown[];
let uploads: URL[];
/** Under which name a proposal was stored. */
const uploadedAs = (url?: URL) =>
  decodeURIComponent(url?.pathname ?? '').replace(/^.*\/collaboration_documents\//, '');

beforeEach(() => {
  applications = accept('POST partnership_applications');
  uploads = urlsOf(uploading);
  reply(uploading, { Id: '1', Key: 'x' });
});

async function openForm(page: (typeof pages)[number] = pages[2]) {
  const { user } = await renderSite(page.path);
  const form = within(await screen.findByRole('form', { name: page.form }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Kirim Pengajuan' })).toBeEnabled());
  return {
    user,
    form,
    send: () => user.click(form.getByRole('button', { name: 'Kirim Pengajuan' })),
    upload: () => user.click(form.getByRole('button', { name: 'Unggah Proposal' })),
    /** Without the `accept` filter of the file chooser, which dropping a file bypasses. */
    choose: (file: File) =>
      userEvent.setup({ applyAccept: false }).upload(form.getByLabelText('Proposal (opsional)'), file),
    fillIn: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) {
        await user.click(form.getByLabelText(label, { exact: false }));
        await user.paste(value);
      }
    },
  };
}

const applicant = { 'Nama kontak': 'Sekar Tes', Email: 'sekar@contoh.id' };
const pdf = (name = 'Proposal kami.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

describe('applying', () => {
  test.each(pages)('on $path names $opportunity_id', async (page) => {
    const { form, send, fillIn } = await openForm(page);
    const section = document.getElementById(page.anchor);
    expect(section).toContainElement(form.getByRole('button', { name: 'Kirim Pengajuan' }));
    await fillIn({ ...applicant, Telepon: ' 0800-0000-0012 ' });
    await send();
    expect(await screen.findByText('Pengajuan Terkirim')).toBeVisible();
    expect(screen.getByText('Terima kasih! Pengajuan kemitraan Anda telah berhasil dikirim.')).toBeVisible();
    expect(
      form.getByText(
        'Pengajuan Anda sudah kami terima. Bila ada yang ingin ditambahkan, silakan isi formulir ini lagi.',
      ),
    ).toBeVisible();
    expect(applications).toEqual([
      {
        opportunity_id: page.opportunity_id,
        company_name: null,
        contact_person: 'Sekar Tes',
        email: 'sekar@contoh.id',
        phone: '0800-0000-0012',
        message: null,
        document_url: null,
        id: expect.stringMatching(uuid),
        kode_lacak: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      },
    ]);
    expect(uploads).toEqual([]);
    for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('');
  });

  test('an application whose answer was lost arrives once with its proposal, and another proposal makes it another', async () => {
    const mend = loseAnswer('POST partnership_applications');
    const stored = () => rowsOf('partnership_applications');
    const sent = bodiesOf<{ kode_lacak: string }>('POST partnership_applications');
    const { user, form, send, fillIn, choose } = await openForm();
    await fillIn(applicant);
    await choose(pdf('Satu.pdf'));
    await send();
    expect(await screen.findByText('Gagal Mengirim')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Hapus File' }));
    await choose(pdf('Dua.pdf'));
    await send();
    await waitFor(() => expect(stored()).toHaveLength(2));
    const [first, second] = stored();
    expect(second?.document_url).toMatch(/_Dua\.pdf$/);
    expect(first?.kode_lacak).not.toBe(second?.kode_lacak);

    mend();
    await form.findByRole('button', { name: 'Kirim Pengajuan' });
    await send();
    expect(await screen.findByText('Pengajuan Terkirim')).toBeVisible();
    expect(stored()).toHaveLength(2);
    const code = sent[1]?.kode_lacak.replace(/.{4}(?=.)/g, '$&-');
    expect(form.getByText(code ?? '')).toBeVisible();
    expect(form.getByRole('link', { name: 'Lihat kabarnya' })).toHaveAttribute('href', `/lacak#${code}`);
  });

  test('what is typed for one opportunity is not in the form of another', async () => {
    await (await openForm(pages[0])).fillIn(applicant);
    cleanup();
    const other = await openForm(pages[1]);
    expect(other.form.getByLabelText('Nama kontak')).toHaveValue('');
  });

  test('without a name or an e-mail nothing is sent', async () => {
    const { form, send, fillIn } = await openForm();
    await fillIn({ Email: 'sekar@contoh.id' });
    await send();
    expect(await screen.findByText('Data Tidak Lengkap')).toBeVisible();
    expect(screen.getByText('Nama kontak dan email wajib diisi.')).toBeVisible();
    expect(form.getByLabelText('Nama kontak')).toHaveAccessibleDescription('Nama kontak wajib diisi.');
    await waitFor(() => expect(form.getByLabelText('Nama kontak')).toHaveFocus());
    expect(applications).toEqual([]);
  });

  test('an e-mail address that can’t be one is refused beside the field only', async () => {
    const { form, send, fillIn } = await openForm();
    await fillIn({ ...applicant, Email: 'sekar' });
    await send();
    expect(await form.findByText('Penulisan email belum benar. Tulis seperti nama@contoh.id.')).toBeVisible();
    expect(screen.queryByText('Data Tidak Lengkap')).not.toBeInTheDocument();
    expect(applications).toEqual([]);
  });

  test('a signed-in user’s e-mail is there before and after sending', async () => {
    storeSession('mitra@contoh.id');
    const { form, send, fillIn, choose } = await openForm();
    await waitFor(() => expect(form.getByLabelText('Email')).toHaveValue('mitra@contoh.id'));
    await fillIn({ 'Nama kontak': 'Sekar Tes' });
    await choose(pdf());
    await send();
    expect(await screen.findByText('Pengajuan Terkirim')).toBeVisible();
    expect(applications).toMatchObject([{ email: 'mitra@contoh.id' }]);
    expect(uploadedAs(uploads[0])).toMatch(
      /^partnership_proposals\/investasi_peralatan\/00000000-0000-4000-8000-000000000001\/\d{13}_Proposal-kami\.pdf$/,
    );
    expect(form.getByLabelText('Nama kontak')).toHaveValue('');
    expect(form.getByLabelText('Email')).toHaveValue('mitra@contoh.id');
  });

  test.each([
    ['the server’s message', { message: 'Server sedang dirawat' }, 500, 'Server sedang dirawat'],
    [
      'that there were too many',
      { code: 'PT429', message: 'too many' },
      429,
      'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.',
    ],
  ])('a failure shows %s and keeps what was typed', async (_what, answer, status, text) => {
    refuse('POST partnership_applications', status, answer);
    const { form, send, fillIn } = await openForm();
    await fillIn({ ...applicant, Pesan: 'Kami punya dua freezer.' });
    await send();
    expect(await screen.findByText('Gagal Mengirim')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(form.getByLabelText('Nama kontak')).toHaveValue('Sekar Tes');
    expect(form.getByLabelText('Email')).toHaveValue('sekar@contoh.id');
    expect(form.getByLabelText(/Pesan/)).toHaveValue('Kami punya dua freezer.');
  });
});

describe('a proposal', () => {
  test('is offered in the five types only', async () => {
    const { form } = await openForm();
    expect(form.getByLabelText('Proposal (opsional)')).toHaveAttribute(
      'accept',
      '.pdf,.doc,.docx,.xls,.xlsx',
    );
  });

  test.each([
    ['of another type', new File(['PK'], 'proposal.zip', { type: 'application/zip' })],
    [
      'that only calls itself a PDF',
      new File(['MZ\u0090\u0000'], 'proposal.pdf', { type: 'application/pdf' }),
    ],
  ])('%s is refused', async (_what, file) => {
    const { form, choose } = await openForm();
    await choose(file);
    expect(await screen.findByText('Jenis File Tidak Diizinkan')).toBeVisible();
    const rule = 'Hanya file PDF, Word (doc, docx), dan Excel (xls, xlsx) yang diizinkan.';
    expect(form.getByText(rule)).toBeVisible();
    expect(screen.getAllByText(rule)).toHaveLength(2);
    expect(form.getByText('Belum ada file')).toBeVisible();
  });

  test('of more than 10 MB is refused', async () => {
    const { form, choose } = await openForm();
    const large = pdf();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(large);
    expect(await screen.findByText('Ukuran File Terlalu Besar')).toBeVisible();
    expect(form.getByText('Ukuran file maksimal adalah 10MB.')).toBeVisible();

    await choose(pdf());
    expect(screen.queryByText('Ukuran File Terlalu Besar')).not.toBeInTheDocument();
  });

  test('that was not chosen can’t be uploaded; the request for one goes when a file is chosen', async () => {
    const { upload, choose } = await openForm();
    await upload();
    expect(await screen.findByText('Tidak Ada File')).toBeVisible();
    expect(screen.getByText('Silakan pilih file terlebih dahulu.')).toBeVisible();
    await choose(pdf());
    expect(screen.queryByText('Tidak Ada File')).not.toBeInTheDocument();
  });

  test('shows its progress up to 90 % while it is on its way, and 100 % when it has arrived', async () => {
    const answer = hold(uploading);
    const { form, choose, upload } = await openForm();
    await choose(pdf());
    await upload();
    const progress = await form.findByRole('progressbar', { name: 'Kemajuan unggahan' });
    const seen = new Set<string | null>();
    await waitFor(() => {
      seen.add(progress.getAttribute('value'));
      expect(progress).toHaveAttribute('value', '90');
    });
    expect([...seen].every((value) => Number(value) % 10 === 0)).toBe(true);
    expect(seen.size).toBeGreaterThan(5);
    expect(form.getByText('File (1 KB) masih dikirim. Biarkan halaman ini tetap terbuka.')).toBeVisible();
    answer();
    expect(await screen.findByText('Unggah Berhasil')).toBeVisible();
    expect(screen.getByText('Proposal kami.pdf berhasil diunggah.')).toBeVisible();
    expect(progress).toHaveAttribute('value', '100');
  });

  test.each([
    [
      'the reason',
      { statusCode: '413', message: 'The object exceeded the maximum allowed size' },
      'Ukuran file melebihi batas yang diizinkan.',
    ],
    [
      'the server’s message',
      { statusCode: '500', message: 'Kuota penyimpanan penuh' },
      'Kuota penyimpanan penuh',
    ],
    ['a sentence of its own', { statusCode: '500', message: '' }, 'Terjadi kesalahan saat mengunggah file.'],
    [
      'what to do when there were too many in a day',
      {
        statusCode: '403',
        error: 'Unauthorized',
        message:
          'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
      },
      'Batas unggahan hari ini sudah tercapai. Silakan coba lagi besok atau kirim proposal lewat email.',
    ],
  ])('that can’t be uploaded is kept, with %s', async (_what, answer, text) => {
    refuse('POST /storage/v1/object/collaboration_documents/*', 500, answer);
    const { form, fillIn, choose, send } = await openForm();
    await fillIn(applicant);
    await choose(pdf());
    await send();
    expect(await screen.findByText('Unggah Gagal')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(form.getByText('Proposal kami.pdf')).toBeVisible();
    expect(applications).toEqual([]);
  });

  test('can’t be exchanged while the form is being sent', async () => {
    reply('POST partnership_applications', undefined, 201);
    const answer = hold('POST partnership_applications');
    const { form, fillIn, choose, upload, send } = await openForm();
    await fillIn(applicant);
    await choose(pdf());
    await upload();
    expect(await form.findByText(/File sudah diunggah/)).toBeVisible();
    await send();
    await waitFor(() => expect(form.getByLabelText(/Proposal/)).toBeDisabled());
    expect(form.getByRole('button', { name: 'Hapus File' })).toBeDisabled();
    answer();
    expect(await screen.findByText('Pengajuan Terkirim')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/Proposal/)).toBeEnabled());
  });

  test('is uploaded once, as the specification says, however often sending fails after that', async () => {
    const mend = refuse('POST partnership_applications', 500, { message: 'Rusak' });
    const upserts = headersOf(uploading, 'x-upsert');
    const { form, fillIn, choose, send } = await openForm();
    await fillIn(applicant);
    await choose(pdf('Usulan désa é.pdf'));
    await send();
    expect(await screen.findByText('Gagal Mengirim')).toBeVisible();
    const path = uploadedAs(uploads[0]);
    expect(path).toMatch(
      /^partnership_proposals\/investasi_peralatan\/anonymous\/\d{13}_Usulan-desa-e\.pdf$/,
    );
    expect(upserts).toEqual(['false']);
    expect(form.getByText(/File sudah diunggah/)).toBeVisible();

    mend();
    applications = accept('POST partnership_applications');
    await send();
    expect(await screen.findByText('Pengajuan Terkirim')).toBeVisible();
    expect(uploads).toHaveLength(1);
    expect(applications).toMatchObject([
      {
        document_url: `${location.origin}/storage/v1/object/public/collaboration_documents/${path}`,
      },
    ]);
    expect(form.getByText('Belum ada file')).toBeVisible();
  });

  test('that has been uploaded survives a reload, and can still be taken away', async () => {
    const first = await openForm();
    await first.fillIn(applicant);
    await first.choose(pdf());
    await first.upload();
    expect(await screen.findByText('Unggah Berhasil')).toBeVisible();
    cleanup();

    const { user, form, send } = await openForm();
    expect(await form.findByText('Proposal kami.pdf')).toBeVisible();
    expect(form.getByLabelText('Nama kontak')).toHaveValue('Sekar Tes');
    await user.click(form.getByRole('button', { name: 'Hapus File' }));
    expect(form.getByLabelText('Proposal (opsional)')).toHaveFocus();
    await send();
    expect(await screen.findByText('Pengajuan Terkirim')).toBeVisible();
    expect(applications).toMatchObject([{ document_url: null }]);
  });
});
