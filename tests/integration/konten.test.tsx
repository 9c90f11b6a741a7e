import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import type { Tables } from '@/lib/supabase/database.types';
import { accept, hold, lose, refuse, reply, urlsOf } from '../fake-server/calls';
import { putRows } from '../fake-server/tables';
import { makeArticle, makeCompany } from '../factories';
import { renderSite, storeSession } from '../render';

const netlifyHook = 'https://api.netlify.com/build_hooks/abc123';
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

let count = 0;

function makeQuestion(given: Partial<Tables<'faq_entries'>> = {}): Tables<'faq_entries'> {
  count += 1;
  return {
    id: `00000000-0000-4000-b000-${String(count).padStart(12, '0')}`,
    question: `Pertanyaan ${count}?`,
    answer: 'Jawabannya.',
    link_text: null,
    link_to: null,
    position: count,
    status: 'terbit',
    created_at: '2026-11-20T01:00:00+00:00',
    updated_at: aMinuteAgo(),
    published_revision: 5,
    ...given,
  };
}

const profile = makeCompany({ updated_at: aMinuteAgo() });

interface World {
  articles?: Tables<'news_articles'>[];
  questions?: Tables<'faq_entries'>[];
  hook?: object;
  /** How often visible content has changed, and up to which change the host has built. */
  revision?: number;
  built?: number;
}

/** The backend and the host of an admin. */
function serverKnows({ articles = [], questions = [], hook, revision = 5, built = 5 }: World) {
  storeSession('admin@contoh.id', { can_manage: true, is_admin: true });
  putRows('news_articles', articles);
  putRows('faq_entries', questions);

  putRows('company_profile', [profile]);
  putRows('deploy_hook', hook ? [hook] : []);
  putRows('content_revision', [{ revision }]);
  reply('GET /versi.json', { revision: built });
}

const build = 'POST /build_hooks/abc123';

/** The host is asked for builds; returns as often as it was. */
function noteBuilds() {
  accept('PATCH deploy_hook');
  return reply(build);
}

const hook = { id: true, url: netlifyHook, changed_at: aMinuteAgo(), last_requested_at: null };

test('each article says who sees it; only what is built can be shared', async () => {
  serverKnows({
    articles: [
      makeArticle({ title: 'Terlama', published_revision: 4 }),
      makeArticle({ title: 'Terbaru', published_revision: 6 }),
      makeArticle({ title: 'Menunggu', published_revision: 6, updated_at: '2026-11-20T01:00:00+00:00' }),
      makeArticle({ title: 'Rencana', status: 'draf', published_revision: null }),
    ],
    revision: 6,
  });
  const { user } = await renderSite(paths.adminContent);
  expect(await screen.findByText('Terbit penuh')).toBeVisible();
  // One button for each row; what is done once in a while is behind 'Lainnya'.
  expect(screen.getByRole('link', { name: 'Edit Terlama' })).toBeVisible();
  for (const name of ['Bagikan Terlama', 'Tarik Terlama', 'Hapus Terlama'])
    expect(screen.getByRole('button', { name })).not.toBeVisible();
  await user.click(screen.getByText(': Terlama'));
  expect(screen.getByRole('button', { name: 'Tarik Terlama' })).toBeVisible();
  expect(screen.getByText('Terlihat pengunjung')).toBeVisible();
  expect(screen.getByText('Belum terbit penuh sejak 20 Nov 2026, 08.00')).toBeVisible();
  expect(screen.getByText('Draf')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bagikan Terlama' })).toBeEnabled();
  // It is published but not built yet: its link works, and the preview follows with the next build.
  expect(screen.getByRole('button', { name: 'Bagikan Terbaru' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Bagikan Rencana' })).not.toBeInTheDocument();
  expect(screen.getByText('Ada perubahan yang belum terbit penuh')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cara memperbarui situs' })).toBeVisible();
});

test('without articles the list says so; one that fails to load can be asked for again', async () => {
  serverKnows({});
  const { unmount } = await renderSite(paths.adminContent);
  expect(await screen.findByText('Belum ada artikel')).toBeVisible();
  expect(screen.getByText(/nama di dalam PDF tidak diubah di sini/)).toBeVisible();
  unmount();
  refuse('GET news_articles');
  await renderSite(paths.adminContent);
  expect(await screen.findByText(/^Artikel gagal dimuat\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba Lagi' })).toBeVisible();
});

test('where the host builds what is saved, its link waits for the build; without a hook it says what follows', async () => {
  const newer = { articles: [makeArticle({ title: 'Panen', published_revision: 6 })], revision: 6 };
  serverKnows({ ...newer, hook });
  const { unmount } = await renderSite(paths.adminContent);
  expect(await screen.findByRole('button', { name: 'Bagikan Panen' })).toBeDisabled();
  unmount();

  serverKnows(newer);
  const { user } = await renderSite(paths.adminContent);
  const share = await screen.findByRole('button', { name: 'Bagikan Panen' });
  await waitFor(() => expect(share).toBeEnabled());
  await user.click(share);
  expect(await screen.findByText('Tautan Disalin')).toBeVisible();
  expect(screen.getByText(/Gambar pratinjau tautannya menyusul/)).toBeVisible();
  Object.defineProperty(navigator, 'share', { value: async () => undefined, configurable: true });
  await user.click(share);
  expect(await screen.findByText('Tautan Sudah Bisa Dibaca')).toBeVisible();
  Reflect.deleteProperty(navigator, 'share');
});

test('a link of an article that is built is shared, or copied', async () => {
  serverKnows({ articles: [makeArticle({ title: 'Panen', slug: 'panen' })] });
  const { user } = await renderSite(paths.adminContent);
  await screen.findByText('Terbit penuh');
  await user.click(screen.getByRole('button', { name: 'Bagikan Panen' }));
  expect(await screen.findByText('Tautan Disalin')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/berita\/panen$/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Bagikan Panen' }));
  expect(await screen.findByText('Tautan Tidak Dapat Dibagikan')).toBeVisible();
});

test('a new article is written with a proposed address, looked at, and saved as a draft', async () => {
  serverKnows({});
  const sent = accept('POST news_articles');
  const { user } = await renderSite(paths.adminArticle);
  expect(await screen.findByRole('heading', { name: 'Tulis Artikel', level: 1 })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText('Judul wajib diisi.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Judul')).toHaveFocus());

  await user.type(screen.getByLabelText('Judul'), 'Panen Sayur, Pekan 2');
  const slug = screen.getByLabelText('Alamat artikel');
  expect(slug).toHaveValue('panen-sayur-pekan-2');
  await user.clear(slug);
  await user.type(slug, 'Panen Dua');
  await user.type(screen.getByLabelText('Judul'), '!');
  expect(slug).toHaveValue('Panen Dua');
  await user.type(screen.getByLabelText('Kategori'), 'Kegiatan');
  await user.type(screen.getByLabelText(/^Ringkasan/), 'Sayur pertama.');
  await user.type(screen.getByLabelText(/^Isi artikel/), 'Kami senang.');
  await user.click(screen.getByRole('button', { name: 'Judul bagian' }));
  expect(screen.getByLabelText(/^Isi artikel/)).toHaveValue('## Kami senang.');
  await user.type(screen.getByLabelText(/^Isi artikel/), '{enter}{enter}Senang *sekali*: www.contoh.go.id');
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText(/^Gunakan huruf kecil/)).toBeVisible();
  await user.clear(slug);
  await user.type(slug, 'panen-dua');

  await user.click(screen.getByRole('tab', { name: 'Pratinjau' }));
  const page = within(await screen.findByRole('region', { name: 'Di halaman artikel' }));
  expect(page.getByRole('heading', { name: 'Panen Sayur, Pekan 2!' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Kami senang.' })).toBeVisible();
  expect(page.getByText('sekali').tagName).toBe('STRONG');
  expect(page.getByRole('link', { name: 'www.contoh.go.id' })).toHaveAttribute(
    'href',
    'https://www.contoh.go.id',
  );
  const card = within(screen.getByRole('region', { name: 'Di daftar berita' }));
  await user.click(card.getByRole('link', { name: 'Panen Sayur, Pekan 2!' }));
  expect(location.pathname).toBe(paths.adminArticle);

  await user.dblClick(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText('Draf Disimpan')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    slug: 'panen-dua',
    status: 'draf',
    illustration: null,
    photo_path: null,
    content: '## Kami senang.\n\nSenang *sekali*: www.contoh.go.id',
  });
  await waitFor(() => expect(location.search).toMatch(/^\?id=/));
  expect(await screen.findByRole('heading', { name: 'Edit Artikel', level: 1 })).toBeVisible();
});

test('HTML in an article is shown as text', async () => {
  const article = makeArticle({ content: '<img src=x onerror="alert(1)"> [tautan](javascript:alert(1))' });
  serverKnows({ articles: [article] });
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  await user.click(await screen.findByRole('tab', { name: 'Pratinjau' }));
  const page = await screen.findByRole('region', { name: 'Di halaman artikel' });
  expect(page).toHaveTextContent('<img src=x onerror="alert(1)">');
  expect(page.querySelectorAll('a[href^="javascript"], [onerror]')).toHaveLength(0);
});

test('an article is published once, and the host is asked to build once', async () => {
  const article = makeArticle({ title: 'Panen', status: 'draf', published_revision: null });
  serverKnows({ articles: [article], hook });
  const sent = accept('PATCH news_articles');
  const locks = urlsOf('PATCH news_articles');
  const builds = noteBuilds();
  const answer = hold(build);
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  await user.dblClick(await screen.findByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Sudah Terlihat Pengunjung')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Menerbitkan...' }));
  answer();
  expect(await screen.findByText('Situs Sedang Diperbarui')).toBeVisible();
  expect(builds).toHaveLength(1);
  expect(sent).toEqual([{ status: 'terbit' }]);
  // The lock is by `updated_at`: the columns of an article would not fit into a URL.
  expect(locks[0]?.searchParams.get('updated_at')).toBe(`eq.${article.updated_at}`);
  expect(locks[0]?.search).not.toContain('content=');
});

test('an article of a day that is yet to come, or without a picture, is only saved as a draft', async () => {
  const article = makeArticle({ date: '2098-01-01', status: 'draf', illustration: null, alt: null });
  serverKnows({ articles: [article] });
  const sent = accept('PATCH news_articles');
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  await user.click(await screen.findByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Tanggal artikel yang terbit tidak boleh setelah hari ini.')).toBeVisible();
  expect(screen.getByText(/^Pilih gambar atau foto dulu\./)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pilih Gambar Bawaan' }));
  const drawings = within(screen.getByRole('list', { name: 'Gambar bawaan' }));
  await user.click(drawings.getAllByRole('button')[0] ?? document.body);
  expect(screen.queryByText(/^Pilih gambar atau foto dulu\./)).not.toBeInTheDocument();
  const alt = screen.getByLabelText('Teks alternatif');
  expect(alt).not.toHaveValue('');
  await user.clear(alt);
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText('Tulis apa yang terlihat di gambar.')).toBeVisible();
  await user.type(alt, 'Dapur.');
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ illustration: expect.stringMatching(/^berita\//), alt: 'Dapur.' });
});

test('an address that was taken is told beside the field; the old one goes on to work', async () => {
  const article = makeArticle({ slug: 'panen' });
  serverKnows({ articles: [article] });
  refuse('PATCH news_articles', 409, {
    code: '23505',
    message: 'duplicate key value violates unique constraint "news_articles_slug_key"',
  });
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  const slug = await screen.findByLabelText('Alamat artikel');
  expect(slug).toHaveAccessibleDescription(/alamat lama tetap mengantar ke artikel ini/);
  await user.type(slug, '-2');
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Gagal Menyimpan')).toBeVisible();
  await waitFor(() => expect(slug).toHaveAccessibleDescription(/sudah dipakai artikel lain/));
});

test('somebody else’s edit of the same text is shown; one of another text is none of this admin’s business', async () => {
  const article = makeArticle({ title: 'Panen' });
  serverKnows({ articles: [article] });
  const newer = { ...article, updated_at: new Date().toISOString() };
  const locks = urlsOf('PATCH news_articles');
  accept('PATCH news_articles');
  const stored = { ...newer, excerpt: 'Ringkasan rekan.' };
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  const excerpt = await screen.findByLabelText(/^Ringkasan/);
  await user.clear(excerpt);
  await user.type(excerpt, 'Ringkasan saya.');
  putRows('news_articles', [stored]);
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Yang tersimpan sekarang: Ringkasan rekan..')).toBeVisible();

  const updated_at = new Date(Date.now() + 1000).toISOString();
  putRows('news_articles', [{ ...stored, title: 'Panen Raya', updated_at }]);
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  await waitFor(() => expect(locks.at(-1)?.searchParams.get('updated_at')).toBe(`eq.${updated_at}`));
});

test('an earlier version comes back, and the site is built with it', async () => {
  const article = makeArticle({ title: 'Panen' });
  serverKnows({ articles: [article], hook });
  const builds = noteBuilds();
  const answer = hold(build);
  const entry = {
    id: 7,
    created_at: '2026-11-20T01:00:00+00:00',
    actor_id: 'e0000000-0000-4000-8000-000000000001',
    actor_email: 'rekan@contoh.id',
    actor_role: 'authenticated',
    table_name: 'news_articles',
    row_id: article.id,
  };
  const asked = reply('POST rpc/restore_version');
  putRows('audit_log', [
    { ...entry, id: 9, action: 'UPDATE', before: { excerpt: 'Lama.' }, after: { excerpt: 'Baru.' } },
    { ...entry, action: 'INSERT', before: null, after: { title: 'Panen', excerpt: 'Lama.' } },
  ]);
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  await user.click(await screen.findByRole('button', { name: 'Versi Sebelumnya' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versi sebelumnya' }));
  expect(await dialog.findByText('Mengubah ringkasan')).toBeVisible();
  expect(dialog.getAllByText('rekan@contoh.id')).toHaveLength(2);
  expect(dialog.getByText('Versi sekarang')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Pulihkan versi ini/ }));
  expect(await screen.findByText('Versi Dipulihkan')).toBeVisible();
  answer();
  expect(await screen.findByText('Situs Sedang Diperbarui')).toBeVisible();
  expect(builds).toHaveLength(1);
  expect(asked).toEqual([{ entry_id: 7, last_entry: 9 }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a version that can’t be restored says why', async () => {
  const article = makeArticle();
  serverKnows({ articles: [article] });
  putRows(
    'audit_log',
    [2, 1].map((id) => ({
      id,
      created_at: aMinuteAgo(),
      actor_id: null,
      actor_email: null,
      action: 'UPDATE',
      table_name: 'news_articles',
      row_id: article.id,
      before: { title: 'A' },
      after: { title: 'B' },
    })),
  );
  refuse('POST rpc/restore_version', 400, { code: 'P0001', message: 'Data ini baru saja berubah lagi.' });
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  await user.click(await screen.findByRole('button', { name: 'Versi Sebelumnya' }));
  await user.click(await screen.findByRole('button', { name: /^Pulihkan versi ini/ }));
  expect(await screen.findByText('Gagal Memulihkan Versi')).toBeVisible();
  expect(screen.getAllByText('Data ini baru saja berubah lagi.')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
});

test('an article is withdrawn or deleted, and the site is built without it', async () => {
  serverKnows({ articles: [makeArticle({ title: 'Panen' })], hook });
  const sent = reply('PATCH news_articles', { id: 'x' });
  const builds = noteBuilds();
  const answer = hold(build);
  const { user } = await renderSite(paths.adminContent);
  await user.click(await screen.findByRole('button', { name: 'Tarik Panen' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Tarik' }));
  expect(await screen.findByText('Ditarik Menjadi Draf')).toBeVisible();
  answer();
  expect(await screen.findByText('Situs Sedang Diperbarui')).toBeVisible();
  expect(builds).toHaveLength(1);
  expect(sent[0]).toEqual({ status: 'draf' });

  const answerLater = hold(build);
  accept('DELETE news_articles');
  await user.click(await screen.findByRole('button', { name: 'Hapus Panen' }));
  const deletion = within(await screen.findByRole('alertdialog', { name: 'Hapus untuk semua?' }));
  await user.click(deletion.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Sudah Dihapus')).toBeVisible();
  answerLater();
  expect(await screen.findByText('Situs Sedang Diperbarui')).toBeVisible();
  expect(builds).toHaveLength(2);
});

test.each([
  ['Tarik', 'Gagal Menarik', 'PATCH news_articles'],
  ['Hapus', 'Gagal Menghapus', 'DELETE news_articles'],
] as const)('%s that fails says so', async (deed, title, call) => {
  serverKnows({ articles: [makeArticle({ title: 'Panen' })] });
  refuse(call);
  const { user } = await renderSite(paths.adminContent);
  await user.click(await screen.findByRole('button', { name: `${deed} Panen` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: deed }));
  expect(await screen.findByText(title)).toBeVisible();
});

const [first, second, third] = [1, 2, 4].map((position) =>
  makeQuestion({ question: `Pertanyaan di ${position}?`, position }),
);

test('a question is moved between two others; what fails is said', async () => {
  if (!first || !second || !third) throw new Error('Three questions are needed.');
  serverKnows({ questions: [first, second, third] });
  const sent = reply('PATCH faq_entries', { id: 'x' });
  const { user } = await renderSite(`${paths.adminContent}?bagian=tanya-jawab`);
  expect(await screen.findByRole('button', { name: `Ke atas: ${first.question}` })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Ke bawah: ${third.question}` })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: `Ke bawah: ${first.question}` }));
  expect(await screen.findByText('Urutan Diubah')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Ke atas: ${second.question}` }));
  await user.click(screen.getByRole('button', { name: `Ke bawah: ${second.question}` }));
  await waitFor(() => expect(sent).toEqual([{ position: 3 }, { position: 0 }, { position: 5 }]));
  const rowOf = (question: string) => screen.getByText(question).closest('li') ?? document.body;
  const dataTransfer = { setDragImage: () => undefined };
  fireEvent.dragStart(rowOf(third.question).querySelector('[draggable=true]') ?? document.body, {
    dataTransfer,
  });
  fireEvent.dragOver(rowOf(first.question), { dataTransfer });
  fireEvent.drop(rowOf(first.question), { dataTransfer });
  await waitFor(() => expect(sent.at(-1)).toEqual({ position: 0 }));
  expect(sent).toHaveLength(4);
  refuse('PATCH faq_entries');
  await user.click(screen.getByRole('button', { name: `Ke atas: ${third.question}` }));
  expect(await screen.findByText('Gagal Mengubah Urutan')).toBeVisible();
});

test('rows between whose numbers nothing is free are numbered anew', async () => {
  const [one, two] = [makeQuestion({ position: 1 }), makeQuestion({ position: 1 })];
  const three = makeQuestion({ position: 1 + Number.EPSILON });
  serverKnows({ questions: [one, two, three] });
  const sent = reply('PATCH faq_entries', { id: 'x' });
  const { user } = await renderSite(`${paths.adminContent}?bagian=tanya-jawab`);
  await user.click(await screen.findByRole('button', { name: `Ke atas: ${three.question}` }));
  expect(await screen.findByText('Urutan Diubah')).toBeVisible();
  expect(sent).toEqual([{ position: 2 }, { position: 3 }]);
});

test('a question is added after all others, with both parts of its link or none, and looked at', async () => {
  serverKnows({ questions: third && [third] });
  const sent = accept('POST faq_entries');
  const { user } = await renderSite(`${paths.adminContent}?bagian=tanya-jawab`);
  await user.click(await screen.findByRole('button', { name: 'Tambah Tanya Jawab' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Tanya Jawab' }));
  await user.type(dialog.getByLabelText('Pertanyaan'), 'Bolehkah berkunjung?');
  await user.type(dialog.getByLabelText('Jawaban'), 'Boleh.');
  await user.type(dialog.getByLabelText(/^Teks tautan/), 'Hubungi kami');
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await dialog.findByText('Isi teks dan tujuan tautan, atau kosongkan keduanya.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Tujuan tautan/), 'kontak');
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await dialog.findByText(/^Tulis alamat halaman situs ini/)).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Tujuan tautan/));
  await user.type(dialog.getByLabelText(/^Tujuan tautan/), '/kontak');
  const preview = within(dialog.getByRole('region', { name: 'Di halaman Kontak' }));
  await user.click(preview.getByRole('button', { name: 'Bolehkah berkunjung?' }));
  expect(preview.getByRole('link', { name: 'Hubungi kami' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Tersimpan dan Sudah Berlaku')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      question: 'Bolehkah berkunjung?',
      link_to: '/kontak',
      position: 5,
      status: 'terbit',
    }),
  ]);
});

test('a telephone that is none is named; the number is saved and published', async () => {
  serverKnows({ hook });
  const sent = accept('PATCH company_profile');
  const builds = noteBuilds();
  const { user } = await renderSite(`${paths.adminContent}?bagian=data-perusahaan`);
  const phone = await screen.findByLabelText('Telepon');
  await user.clear(phone);
  await user.type(phone, 'nol delapan');
  const hours = screen.getByLabelText('Jam kantor');
  await user.clear(hours);
  await user.type(hours, 'Senin: pagi');
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText(/^Nomor ini belum benar\./)).toBeVisible();
  expect(screen.getByText(/^Tulis satu baris untuk tiap hari/)).toBeVisible();
  await user.clear(phone);
  await user.type(phone, '(024) 760-1234');
  await user.clear(hours);
  await user.type(hours, 'Senin: 8.00 - 16.00');
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  await waitFor(() => expect(builds).toHaveLength(1));
  expect(sent).toEqual([
    { phone: '(024) 760-1234', office_hours: [{ days: 'Senin', hours: '08.00–16.00 WIB' }] },
  ]);
});

test('a new address asks for the way there, a place is taken from a link, and all of it is previewed', async () => {
  serverKnows({ hook });
  const old = { directions: 'Dekat bundaran Simpang Lima.', coordinates: '-6.9904, 110.4229' };
  putRows('company_profile', [{ ...profile, ...old }]);
  const sent = accept('PATCH company_profile');
  const builds = noteBuilds();
  const { user } = await renderSite(`${paths.adminContent}?bagian=data-perusahaan`);
  const street = await screen.findByLabelText('Jalan dan nomor');
  expect(screen.queryByText(/^Alamatnya berubah/)).not.toBeInTheDocument();
  await user.clear(street);
  await user.type(street, 'Jalan Slamet Riyadi No. 1');
  expect(screen.getByText(/^Alamatnya berubah: periksa juga petunjuk arah dan koordinatnya/)).toBeVisible();
  const place = screen.getByLabelText(/^Koordinat/);
  await user.clear(place);
  await user.click(place);
  await user.paste('https://maps.app.goo.gl/abc');
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText(/^Salin dari peta, misalnya/)).toBeVisible();
  await user.clear(place);
  await user.click(place);
  await user.paste(
    'https://www.google.com/maps/place/X/@-7.5665,110.8161,17z/data=!3d-7.566512345678!4d110.81612',
  );
  const way = screen.getByLabelText(/^Petunjuk arah/);
  await user.clear(way);
  await user.type(way, 'Di belakang *pasar*.{enter}Gerbang biru.');
  expect(screen.queryByText(/^Alamatnya berubah/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Telepon kedua/), '(0271) 123-456');

  const preview = within(screen.getByRole('region', { name: 'Di halaman Kontak' }));
  expect(preview.getByText('pasar').tagName).toBe('STRONG');
  expect(preview.getByRole('link', { name: '(0271) 123-456' })).toHaveAttribute('href', 'tel:0271123456');
  expect(preview.getAllByRole('link', { name: 'Buka di aplikasi peta' })[0]).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=-7.5665,110.8161',
  );
  expect(preview.queryByRole('img', { name: /Peta bergambar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Simpan & terbitkan' }));
  await waitFor(() => expect(builds).toHaveLength(1));
  expect(sent).toEqual([
    {
      street: 'Jalan Slamet Riyadi No. 1',
      directions: 'Di belakang *pasar*.\nGerbang biru.',
      coordinates: '-7.5665, 110.8161',
      second_phone: '(0271) 123-456',
    },
  ]);
});

test('without a deploy hook it is said how to build; one is entered once', async () => {
  serverKnows({});
  const { user } = await renderSite(`${paths.adminContent}?bagian=terbitkan`);
  expect(await screen.findByText(/melakukannya dengan tangan\.$/)).toBeVisible();
  expect(await screen.findByText('Semuanya sudah terbit penuh.')).toBeVisible();
  const url = screen.getByLabelText(/^Tautan pembaruan/);
  await user.type(url, 'https://contoh.id/hook');
  await user.click(screen.getByRole('button', { name: 'Simpan tautan pembaruan' }));
  expect(await screen.findByText(/^Ini bukan tautan pembaruan/)).toBeVisible();
  refuse('POST deploy_hook');
  await user.clear(url);
  await user.type(url, netlifyHook);
  await user.click(screen.getByRole('button', { name: 'Simpan tautan pembaruan' }));
  expect(await screen.findByText('Gagal Menyimpan Tautan Pembaruan')).toBeVisible();
  const sent = reply('POST deploy_hook', undefined, 201);
  putRows('deploy_hook', [hook]);
  await user.click(screen.getByRole('button', { name: 'Simpan tautan pembaruan' }));
  expect(await screen.findByText('Tautan Pembaruan Disimpan')).toBeVisible();
  expect(sent).toEqual([{ url: netlifyHook }]);
  expect(await screen.findByRole('heading', { name: 'Diperbarui oleh Netlify' })).toBeVisible();
});

test('a deploy hook is deleted after a question', async () => {
  serverKnows({ hook });
  const { user } = await renderSite(`${paths.adminContent}?bagian=terbitkan`);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Hapus tautan pembaruan' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
  };
  refuse('DELETE deploy_hook');
  await remove();
  expect(await screen.findByText('Gagal Menghapus Tautan Pembaruan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  reply('DELETE deploy_hook', () => putRows('deploy_hook', []));
  await remove();
  expect(await screen.findByText('Tautan Pembaruan Dihapus')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Agar situs diperbarui sendiri' })).toBeVisible();
});

test.each([
  ['can’t be reached', netlifyHook, () => lose(build), /penyedia hosting tidak dapat dihubungi/],
  [
    'refuses',
    'https://api.vercel.com/v1/integrations/deploy/prj_1/abc',
    () => refuse('POST /v1/integrations/deploy/prj_1/abc', 404),
    /penyedia hosting menolak permintaan \(HTTP 404\)/,
  ],
])('a host that %s is told', async (_, url, fail, sentence) => {
  serverKnows({ hook: { ...hook, url } });
  fail();
  const { user } = await renderSite(`${paths.adminContent}?bagian=terbitkan`);
  await user.click(await screen.findByRole('button', { name: 'Perbarui situs' }));
  expect(await screen.findByText('Situs Belum Diperbarui')).toBeVisible();
  expect(screen.getAllByText(sentence)[0]).toBeVisible();
});

test('a build that does not come after a quarter of an hour is told, with what to do', async () => {
  serverKnows({ hook: { ...hook, last_requested_at: '2026-11-20T01:00:00+00:00' }, revision: 6 });
  const builds = noteBuilds();
  const { user } = await renderSite(paths.adminContent);
  expect(await screen.findByText('Belum terbit penuh sejak 20 Nov 2026, 08.00')).toBeVisible();
  expect(screen.getByText(/Lihat pembaruan \(deploy\) terakhir di dasbor/)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Perbarui situs' }));
  expect(await screen.findByText('Situs Sedang Diperbarui')).toBeVisible();
  expect(builds).toHaveLength(1);
});

test('a host that tells no revision leaves open what is built', async () => {
  serverKnows({ articles: [makeArticle()] });
  refuse('GET /versi.json', 200, '<!doctype html>');
  const { user } = await renderSite(paths.adminContent);
  expect(await screen.findByText('Terlihat pengunjung')).toBeVisible();
  await user.click(screen.getByText('Pembaruan situs'));
  expect(await screen.findByText(/belum dapat dipastikan/)).toBeVisible();
});

const drawnPhoto = 'data:image/jpeg;base64,/9j/';

test('a photo of people is stored in two sizes, once all have agreed', async () => {
  // happy-dom can't draw pictures.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1280, height: 1280, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawnPhoto);
  sessionStorage.setItem(
    'draft:gallery:new',
    JSON.stringify({
      title: 'Panen',
      caption: 'Di kebun.',
      photo_path: drawnPhoto,
      alt: 'Panen.',
      shows_people: 'ya',
    }),
  );
  serverKnows({});
  const sent = accept('POST gallery_photos');
  const files = urlsOf('POST /storage/v1/object/site_pictures/:name');
  reply('POST /storage/v1/object/site_pictures/:name', { Key: 'x', Id: 'x' });
  const { user } = await renderSite(`${paths.adminContent}?bagian=galeri`);
  expect(await screen.findByText('Belum ada foto')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tambah Foto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Foto' }));
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await dialog.findByText(/^Centang setelah semua orang di foto/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /setuju fotonya ditampilkan/ }));
  await user.click(dialog.getByRole('button', { name: 'Simpan & terbitkan' }));
  expect(await screen.findByText('Tersimpan dan Sudah Berlaku')).toBeVisible();
  expect(files.map(({ pathname }) => pathname.slice(-9).replace(/^.*(?=-)/, '')).sort()).toEqual([
    '-1280.jpg',
    '-640.jpg',
  ]);
  expect(sent[0]).toMatchObject({
    photo_path: expect.stringMatching(/^[-0-9a-f]{36}\.jpg$/),
    photo_width: 1280,
    photo_height: 1280,
    shows_people: true,
    people_agreed: true,
    position: 1,
  });
  vi.unstubAllGlobals();
});

test('photos below an article keep their shape, have an order and are described', async () => {
  // happy-dom can't draw pictures; this one is a portrait.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1500, height: 2000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  let drawn = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,${btoa(`foto ${(drawn += 1)}`)}`,
  );
  const article = makeArticle({ title: 'Panen', status: 'draf', published_revision: null });
  serverKnows({ articles: [article] });
  const sent = accept('PATCH news_articles');
  reply('POST /storage/v1/object/site_pictures/:name', { Key: 'x', Id: 'x' });
  const { user } = await renderSite(`${paths.adminArticle}?id=${article.id}`);
  const photos = ['kebun.jpg', 'dapur.jpg'].map((name) => new File(['foto'], name, { type: 'image/jpeg' }));
  await user.upload(await screen.findByLabelText(/^Tambah foto/), photos);
  await user.type(await screen.findByLabelText('Yang terlihat di foto 2'), 'Dapur.');
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText('Tulis apa yang terlihat di setiap foto.')).toBeVisible();
  await user.type(screen.getByLabelText('Yang terlihat di foto 1'), 'Kebun.');
  await user.click(screen.getByRole('button', { name: 'Ke atas: foto 2' }));
  await user.click(screen.getByRole('checkbox', { name: /^Ada orang yang dapat dikenali/ }));
  await user.click(screen.getByRole('checkbox', { name: /setuju fotonya ditampilkan/ }));

  await user.click(screen.getByRole('tab', { name: 'Pratinjau' }));
  const shown = within(await screen.findByRole('list', { name: 'Foto artikel' })).getAllByRole('img');
  expect(shown.map((photo) => photo.getAttribute('alt'))).toEqual(['Dapur.', 'Kebun.']);
  for (const photo of shown) {
    expect(photo).toHaveAttribute('width', '960');
    expect(photo).toHaveAttribute('height', '1280');
  }
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByText('Perubahan Disimpan')).toBeVisible();
  const path = expect.stringMatching(/^[-0-9a-f]{36}\.(?:jpg|webp)$/);
  expect(sent[0]).toMatchObject({
    photos: [
      { path, alt: 'Dapur.', width: 1500, height: 2000 },
      { path, alt: 'Kebun.', width: 1500, height: 2000 },
    ],
    shows_people: true,
    people_agreed: true,
  });
  vi.unstubAllGlobals();
});
