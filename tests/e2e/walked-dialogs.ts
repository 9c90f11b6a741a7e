import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { leadPath, paths, sppgPath } from '../../src/config/paths';
import type { Database } from '../../src/lib/supabase/database.types';
import { SEEDED_MANAGER } from '../../supabase/local/addresses.ts';
import type { LocalStack } from '../../supabase/local/start-local-stack';

/** The button that opens a dialog, the dialog's title, and the menu that the button is in. */
type Opening = [button: RegExp, title: string | RegExp, menu?: RegExp];

interface Walk {
  /** The page. */
  path: string;
  /** Tells walks of the same page apart. */
  about?: string;
  /** Whether the walk is in `npm test`: the kitchen's page, and one page of each other kind. */
  isDaily?: true;
  isSignedOut?: true;
  /** Adds rows that the seed lacks. */
  prepare?: (api: SupabaseClient<Database>, backend: LocalStack) => PromiseLike<unknown>;
  /** Deletes rows that the fixture `tidy` does not delete. */
  tidy?: string;
  /** Steps on the page before the buttons are there. */
  open?: (page: Page) => Promise<unknown>;
  /** The dialogs by the file that renders them, in `src/features`. */
  dialogs: Record<string, Opening[]>;
}

const deletion = 'Konfirmasi Penghapusan';

// Menus of a kitchen.
const records = /^Catat…/;
const actions = /^Tindakan/;

/** Opens what stands behind 'Lainnya' in every row of a list. */
async function openMenus(page: Page) {
  const menus = page.locator('main details:has(> summary > .sr-only)');
  await menus.first().waitFor();
  await menus.evaluateAll((all) => all.forEach((menu) => menu.setAttribute('open', '')));
}

/** Managers' parts of a kitchen's page load after the page, and move what is below. */
const toolsArrived = (page: Page) => page.getByRole('button', { name: 'Tambah sekolah' }).waitFor();

const press = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const content = (part: string) => `${paths.adminContent}?bagian=${part}`;

/** Publishing ends with a question of its own. */
export const publishing = content('terbitkan');

const mark = 'JEJAK-DIALOG';
const kitchen = (kode_unik_pendaftaran: string) => ({
  kode_unik_pendaftaran,
  nama: `SPPG ${kode_unik_pendaftaran}`,
  lokasi: 'Jalan Uji No. 1, Kota Semarang',
  yayasan_id: 'a0000000-0000-4000-8000-000000000001',
});

/** Every dialog of every page, and how it is reached; `tests/dialogs.test.ts` holds it complete. */
export const walks: Walk[] = [
  {
    path: sppgPath('SPPG-3374-002'),
    isDaily: true,
    async open(page) {
      await toolsArrived(page);
      await page.getByText(/^Melayani \d+ sekolah$/).click();
    },
    dialogs: {
      'kitchens/incidents/report-dialog.tsx': [[/^Catat kejadian/, 'Laporkan kejadian', records]],
      'kitchens/schools/school-desk.tsx': [
        [/^Tambah sekolah/, 'Tambah Sekolah'],
        [/^Edit (?:SD|TK|SMP|PAUD)/, 'Edit Sekolah'],
        [/^Hapus (?:SD|TK|SMP|PAUD)/, 'Hapus sekolah ini?'],
      ],
      'kitchens/schools/school-import-dialog.tsx': [[/^Tempel dari Excel/, 'Tempel Sekolah dari Excel']],
      'kitchens/sppg/form/sppg-dialogs.tsx': [
        [/^Edit SPPG/, 'Edit SPPG'],
        [/^Hapus SPPG/, deletion, actions],
      ],
      'kitchens/sppg/form/closing-dialogs.tsx': [[/^Tutup dapur/, 'Tutup Dapur', actions]],
      'kitchens/progress/progress-form.tsx': [[/^Catat progres/, 'Catat Progres', records]],
      'kitchens/suspensions/suspension-form.tsx': [[/^Catat penghentian/, 'Catat Penghentian', records]],
      'kitchens/inspections/inspection-form.tsx': [
        [/^Catat inspeksi/, 'Catat Inspeksi', records],
        [/^Edit inspeksi/, 'Edit Inspeksi'],
        [/^Hapus inspeksi/, 'Hapus catatan inspeksi ini?'],
      ],
    },
  },
  {
    path: sppgPath('SPPG-3302-003'),
    dialogs: {
      'kitchens/suspensions/suspension-form.tsx': [
        [/^Edit penghentian/, 'Edit Penghentian'],
        [/^Hapus penghentian/, /^Hapus/],
      ],
    },
  },
  {
    path: sppgPath('SPPG-3374-004'),
    dialogs: {
      'kitchens/progress/progress-form.tsx': [
        [/^Edit progres/, 'Edit Progres'],
        [/^Hapus progres/, /^Hapus/],
      ],
    },
  },
  {
    path: sppgPath('SPPG-3327-001'),
    open: async (page) => {
      await toolsArrived(page);
      await page.getByText(/^Riwayat sebelumnya/).click();
    },
    dialogs: {
      'kitchens/incidents/news-dialog.tsx': [[/^Tulis kabar/, 'Tulis kabar']],
      'kitchens/incidents/remove-words-dialog.tsx': [[/^Hapus kata/, 'Hapus kata']],
    },
  },
  {
    path: sppgPath('SPPG-3320-002'),
    dialogs: {
      'kitchens/sppg/form/closing-dialogs.tsx': [
        [/^Edit penutupan/, 'Edit Penutupan', actions],
        [/^Buka kembali/, /^Buka kembali/, actions],
      ],
    },
  },
  {
    path: paths.program,
    dialogs: {
      'shared/program-documents/document-dialogs.tsx': [[/^Hapus Panduan/, deletion]],
      'kitchens/sppg/form/sppg-dialogs.tsx': [
        [/^Tambah Data SPPG Baru/, 'Tambah SPPG Baru'],
        [/^Edit SPPG/, 'Edit SPPG'],
        [/^Hapus SPPG/, deletion],
      ],
    },
  },
  {
    path: `${paths.dataYayasan}?yayasan=a0000000-0000-4000-8000-000000000001`,
    dialogs: {
      'kitchens/yayasan/yayasan-form.tsx': [
        [/^Tambah Yayasan/, 'Tambah Yayasan Baru'],
        [/^Edit Yayasan/, 'Edit Yayasan'],
        [/^Hapus Yayasan/, 'Yayasan Belum Dapat Dihapus'],
      ],
      'kitchens/import/import-dialog.tsx': [[/^Impor dari Excel/, 'Impor SPPG dari Excel']],
    },
  },
  {
    path: paths.direktoriKontak,
    dialogs: {
      'shared/regional-contacts/contact-dialogs.tsx': [
        [/^Edit kontak/, 'Edit Kontak'],
        [/^Hapus kontak/, deletion],
      ],
    },
  },
  {
    path: paths.admin,
    about: 'signed out',
    isDaily: true,
    isSignedOut: true,
    dialogs: { 'people/auth/login-dialog.tsx': [[/^Login$/, 'Login Admin']] },
  },
  {
    path: paths.adminSppg,
    dialogs: {
      'kitchens/sppg/form/sppg-dialogs.tsx': [
        [/^Tambah SPPG/, 'Tambah SPPG Baru'],
        [/^Edit SPPG/, 'Edit SPPG', actions],
      ],
      'kitchens/import/import-dialog.tsx': [[/^Impor dari Excel/, 'Impor SPPG dari Excel']],
      'kitchens/progress/progress-form.tsx': [[/^Catat progres/, 'Catat Progres', actions]],
      'kitchens/sppg/form/closing-dialogs.tsx': [[/^Tutup dapur/, 'Tutup Dapur', actions]],
    },
  },
  {
    path: `${paths.adminSppg}?cari=${mark}-3`,
    about: 'not confirmed',
    async prepare(api, backend) {
      await api
        .from('sppg')
        .insert(kitchen(`${mark}-3`))
        .throwOnError();
      await backend.sql('update public.sppg set dikonfirmasi_pada = null where kode_unik_pendaftaran = $1', [
        `${mark}-3`,
      ]);
    },
    dialogs: {
      'kitchens/sppg/form/confirm-also.tsx': [[/^Konfirmasi juga SPPG/, /^Konfirmasi SPPG/]],
    },
  },
  {
    path: paths.adminSppg,
    about: 'ticked rows',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Pilih SPPG/ })
        .first()
        .check(),
    dialogs: {
      'kitchens/table/bulk-dialog.tsx': [[/^Ubah status atau progres/, 'Ubah status atau progres']],
    },
  },
  {
    path: paths.adminCertificates,
    dialogs: {
      'kitchens/certificates/certificate-dialogs.tsx': [
        [/^Tambah Sertifikat/, 'Tambah Sertifikat'],
        [/^Halal SPPG/, /Sertifikat$/],
      ],
      'kitchens/certificates/grid/paste-dialog.tsx': [[/^Tempel dari Excel/, 'Tempel Sertifikat dari Excel']],
    },
  },
  {
    path: paths.adminDocuments,
    open: openMenus,
    dialogs: {
      'shared/program-documents/document-dialogs.tsx': [
        [/^Edit Panduan/, 'Edit Dokumen'],
        [/^Edisi baru/, 'Unggah Edisi Baru'],
        [/^Hapus Panduan/, deletion],
      ],
    },
  },
  {
    path: paths.adminInbox,
    dialogs: { 'leads/inbox/inbox-keys-dialog.tsx': [[/^Pintasan/, 'Pintasan papan ketik']] },
  },
  {
    path: paths.adminInbox,
    about: 'ticked rows',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Pilih / })
        .nth(1)
        .check(),
    dialogs: { 'leads/inbox/bulk-bar.tsx': [[/^Hapus/, 'Hapus 1 kiriman?']] },
  },
  {
    path: leadPath('c1000000-0000-4000-8000-000000000001'),
    dialogs: {
      'leads/sent-complaints/desk/public-text.tsx': [[/ teks untuk umum$/, 'Teks untuk umum']],
      'leads/inbox/delete-lead-dialog.tsx': [[/^Hapus kiriman/, 'Hapus kiriman ini?']],
      'leads/inbox/templates/template-dialogs.tsx': [[/^Kelola templat/, 'Templat jawaban']],
    },
  },
  {
    path: leadPath('c1000000-0000-4000-8000-000000000001'),
    about: 'templates',
    async open(page) {
      await press(page, /^Kelola templat/);
      await page.waitForFunction(() => history.state?.layer === 1);
    },
    dialogs: {
      'leads/inbox/templates/template-dialogs.tsx': [
        [/^Tambah templat/, 'Tambah Templat'],
        [/^Edit /, 'Edit Templat'],
        [/^Hapus /, 'Hapus templat ini?'],
      ],
    },
  },
  {
    path: paths.adminPersonalData,
    async open(page) {
      await page.getByLabel('Email, telepon, atau nama').fill('mahanani@contoh.id');
      await press(page, /^Cari data/);
    },
    dialogs: { 'leads/personal-data/found-rows.tsx': [[/^Hapus semua/, 'Hapus semua data ini?']] },
  },
  {
    path: paths.adminSettings,
    dialogs: { 'people/second-factor/new-device-dialog.tsx': [[/^Pasang Perangkat/, 'Pasang Perangkat']] },
  },
  {
    path: paths.adminUsers,
    prepare: (_, backend) =>
      backend.sql(
        `insert into public.invitations (email, role, token_hash) values ('jejak-dialog@contoh.id', 'pengelola', 'tidak-ada-2')`,
      ),
    tidy: `delete from public.invitations where token_hash = 'tidak-ada-2'`,
    open: openMenus,
    dialogs: {
      'people/accounts/invitation-dialogs.tsx': [
        [/^Undang lewat email/, 'Undang lewat Email'],
        [/^Undang lagi/, 'Undang Lagi'],
        [/^Tarik undangan/, 'Tarik undangan?'],
      ],
      'people/accounts/role-dialog.tsx': [
        [new RegExp(`^Setujui sebagai admin: ${SEEDED_MANAGER.email}`), 'Setujui sebagai admin?'],
      ],
      'people/accounts/account-dialogs.tsx': [
        [new RegExp(`^Ubah nama ${SEEDED_MANAGER.email}`), 'Ubah Nama'],
        [new RegExp(`^Akhiri akses ${SEEDED_MANAGER.email}`), 'Akhiri akses?'],
        [new RegExp(`^Hapus akun ${SEEDED_MANAGER.email}`), 'Hapus akun?'],
      ],
    },
  },
  {
    path: paths.adminMails,
    prepare: (_, backend) =>
      backend.sql(
        `insert into public.mail_outbox (recipient, template, occasion, attempts, failed_at, last_error)
         values ('jejak-dialog@contoh.id', 'new_lead', 'jejak-dialog', 9, now(), 'Alamatnya tidak ada.')`,
      ),
    tidy: `delete from public.mail_outbox where occasion = 'jejak-dialog'`,
    dialogs: { 'back-office/mails/mail-desk.tsx': [[/^Hapus surat untuk/, 'Hapus surat ini?']] },
  },
  {
    path: `${paths.adminAudit}?data=sppg`,
    async prepare(api) {
      await api
        .from('sppg')
        .insert([kitchen(`${mark}-1`), kitchen(`${mark}-2`)])
        .throwOnError();
      const of = (number: number) => ['kode_unik_pendaftaran', `${mark}-${number}`] as const;
      await api
        .from('sppg')
        .update({ nama: 'SPPG Ganti Nama' })
        .eq(...of(1))
        .throwOnError();
      await api
        .from('sppg')
        .delete()
        .eq(...of(2))
        .throwOnError();
    },
    dialogs: {
      'back-office/audit/undo-dialog.tsx': [
        [/^Batalkan perubahan satu akun/, 'Batalkan perubahan satu akun'],
      ],
      'back-office/audit/revert-dialog.tsx': [[/^Kembalikan SPPG/, 'Kembalikan ke sebelum perubahan ini?']],
      'back-office/audit/restore-dialog.tsx': [[/^Pulihkan SPPG/, 'Pulihkan data ini?']],
    },
  },
  {
    path: content('berita'),
    open: openMenus,
    dialogs: {
      'editorial/editor/articles/article-list.tsx': [
        [/^Hapus /, 'Hapus untuk semua?'],
        [/^Tarik /, 'Tarik artikel ini menjadi draf?'],
      ],
    },
  },
  {
    path: content('galeri'),
    isDaily: true,
    open: openMenus,
    dialogs: {
      'editorial/editor/gallery/photo-form.tsx': [
        [/^Tambah Foto/, 'Tambah Foto'],
        [/^Edit /, 'Edit Foto'],
      ],
      'editorial/editor/versions-dialog.tsx': [[/^Versi /, 'Versi sebelumnya']],
      'editorial/editor/ordered-list.tsx': [[/^Hapus /, 'Hapus untuk semua?']],
    },
  },
  {
    path: content('tanya-jawab'),
    dialogs: {
      'editorial/editor/questions/question-form.tsx': [
        [/^Tambah Tanya Jawab/, 'Tambah Tanya Jawab'],
        [/^Edit /, 'Edit Tanya Jawab'],
      ],
    },
  },
  {
    path: content('lowongan'),
    dialogs: {
      'editorial/editor/openings/opening-form.tsx': [
        [/^Tambah Lowongan/, 'Tambah Lowongan'],
        [/^Edit /, 'Edit Lowongan'],
      ],
    },
  },
  {
    path: content('keadaan-program'),
    dialogs: {
      'editorial/editor/facts/fact-form.tsx': [
        [/^Tambah Fakta/, 'Tambah Fakta'],
        [/^Edit /, 'Edit Fakta'],
      ],
    },
  },
  {
    path: content('data-perusahaan'),
    dialogs: { 'editorial/editor/versions-dialog.tsx': [[/^Versi Sebelumnya/, 'Versi sebelumnya']] },
  },
  {
    path: publishing,
    prepare: (_, backend) =>
      backend.sql(
        `insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/jejak')`,
      ),
    tidy: 'delete from public.deploy_hook',
    dialogs: {
      'shared/publishing/site-update.tsx': [[/^Hapus tautan pembaruan/, 'Hapus tautan pembaruan?']],
    },
  },
];

interface OpenedElsewhere {
  /** What opens the dialog in place of a button. */
  by: string;
  /** The test that opens it, and words from its code. */
  test: string;
  words: string;
}

/** The files whose dialogs the walk can't open. */
export const openedElsewhere: Record<string, OpenedElsewhere> = {
  'editorial/editor/pictures/picture-field.tsx': {
    by: 'a chosen photo',
    test: 'e2e/konten.spec.ts',
    words: 'Pakai Foto',
  },
  'kitchens/signatures/withdraw-form.tsx': {
    by: 'a button behind the link of a mail',
    test: 'e2e/konfirmasi-yayasan.spec.ts',
    words: "getByRole('alertdialog').getByRole('button', { name: 'Tarik' })",
  },
  'kitchens/table/paste-dialog.tsx': {
    by: 'pasted cells',
    test: 'e2e/kelola-sppg.spec.ts',
    words: 'Tempel ke tabel',
  },
  'leads/inbox/templates/answer-field.tsx': {
    by: 'a template chosen over a typed answer',
    test: 'integration/kotak-masuk.test.tsx',
    words: 'Ganti teks yang sudah ditulis?',
  },
  'people/auth/password-form.tsx': {
    by: 'the link of a mail',
    test: 'e2e/auth.spec.ts',
    words: 'Buat Kata Sandi Baru',
  },
  'people/accounts/second-factor-rule.tsx': {
    by: 'an admin with a device',
    test: 'e2e/second-factor.spec.ts',
    words: 'Wajibkan untuk semua admin?',
  },
  'people/second-factor/code-dialog.tsx': {
    by: 'an admin without their code',
    test: 'e2e/second-factor.spec.ts',
    words: 'Masukkan Kode Verifikasi',
  },
  'people/second-factor/device-dialogs.tsx': {
    by: 'an admin with a device',
    test: 'e2e/second-factor.spec.ts',
    words: 'Lepas perangkat?',
  },
  'people/settings/avatar-dialog.tsx': {
    by: 'a chosen photo',
    test: 'e2e/desk.spec.ts',
    words: 'Pratinjau foto profil',
  },
  'shared/program-documents/desk/new-documents-dialog.tsx': {
    by: 'chosen files',
    test: 'e2e/documents.spec.ts',
    words: '5 Dokumen Baru',
  },
  'shared/program-documents/chosen-pdf-field.tsx': {
    by: 'a chosen PDF',
    test: 'e2e/documents.spec.ts',
    words: 'Masih ada yang dapat dibaca',
  },
  'shared/program-documents/management-tools.tsx': {
    by: 'a chosen PDF of the name of another document',
    test: 'integration/dokumen-program.test.tsx',
    words: 'Judul yang sama',
  },
  'shared/regional-contacts/photo-field.tsx': {
    by: 'a chosen photo',
    test: 'e2e/direktori-kontak.spec.ts',
    words: 'Atur Foto',
  },
};
