/** Every internal link of the site: pages and the anchors that other pages point to. */
export const paths = {
  home: '/',
  tentang: '/tentang',
  strukturOrganisasi: '/struktur-organisasi',
  program: '/program',
  sppg: '/sppg',
  angka: '/angka',
  kemitraan: '/kemitraan-strategis',
  peluangInvestasi: '/kemitraan-strategis/peluang-investasi',
  investorPeralatan: '/kemitraan-strategis/investor-peralatan',
  investorMobil: '/kemitraan-strategis/investor-mobil-mbg',
  kontraktor: '/kemitraan-strategis/kerjasama-kontraktor',
  rantaiPasok: '/kemitraan-strategis/kemitraan-rantai-pasok',
  konsultan: '/kemitraan-strategis/kerjasama-konsultan',
  tenagaKerja: '/kemitraan-strategis/kerjasama-tenaga-kerja',
  lowongan: '/lowongan',
  dataYayasan: '/data-yayasan',
  direktoriKontak: '/direktori-kontak',
  galeri: '/galeri',
  berita: '/berita',
  kontak: '/kontak',
  lacak: '/lacak',
  keluhan: '/keluhan',
  /** The mails to foundations link to it (`supabase/functions/kirim-surat`). */
  konfirmasiYayasan: '/konfirmasi-yayasan',
  privasi: '/privasi',
  waspadaPenipuan: '/waspada-penipuan',
  admin: '/admin',
  /** The mails' templates link to it (`supabase/templates`). */
  adminConfirmation: '/admin/konfirmasi',
  /** The mails of invitations link to it (`supabase/functions/kirim-surat`). */
  adminInvitation: '/admin/undangan',
  adminSettings: '/admin/settings',
  adminInbox: '/admin/kotak-masuk',
  adminUsers: '/admin/pengguna',
  adminSppg: '/admin/sppg',
  adminCertificates: '/admin/sertifikat',
  adminFoundations: '/admin/yayasan',
  adminDocuments: '/admin/dokumen',
  adminAudit: '/admin/riwayat',
  adminPersonalData: '/admin/data-pribadi',
  adminMails: '/admin/surat',
  adminContent: '/admin/konten',
  adminArticle: '/admin/konten/artikel',
} as const;

/** The id of what is said of the kabupaten or kota that is chosen on a map beside a list. */
export const districtId = 'wilayah';

export const anchors = {
  /** The notice on how the programme stands; PDFs link to it, too. */
  programNotice: `${paths.program}#keadaan-program`,
  sekilasPeluang: `${paths.program}#sekilas-peluang-kolaborasi`,
  /** The tab of a stage in the network of SPPG. */
  stage: (slug: string) => `${paths.program}?status=${slug}#jaringan-sppg`,
  /** The SPPG with this code in the list of foundations. */
  sppgOfYayasan: (code: string) =>
    `${paths.dataYayasan}?${String(new URLSearchParams({ sppg: code }))}#daftar`,
  /** The SPPG of which something is due, for admins. */
  dueSppg: (slug: string) => `${paths.dataYayasan}?perlu=${slug}#daftar`,
  /** The SPPG of which something is due, in the table in which their progress is edited. */
  dueInTable: (slug: string) => `${paths.adminSppg}?perlu=${slug}`,
  /** The map on Cek SPPG. */
  map: `${paths.sppg}#peta`,
  /** The SPPG that are suspended today, in the list of foundations. */
  suspendedSppg: `${paths.dataYayasan}?penghentian=berjalan#daftar`,
  /** The SPPG that are closed for good, in the list of foundations. */
  closedSppg: `${paths.dataYayasan}?tutup=ya#daftar`,
  /** The SPPG that are closed for good, in the table of managers. */
  closedInTable: `${paths.adminSppg}?tutup=ya`,
  /** Where admins edit the company's address, telephone and hours. */
  companyData: `${paths.adminContent}?bagian=data-perusahaan`,
  /** Where admins have the site built again. */
  publishing: `${paths.adminContent}?bagian=terbitkan`,
  /** Where people add and take off their devices for the second step of the sign-in. */
  secondFactor: `${paths.adminSettings}#verifikasi-dua-langkah`,
  questions: `${paths.kontak}#tanya-jawab`,
  formKontak: `${paths.kontak}#form-kontak`,
  formInvestasi: `${paths.peluangInvestasi}#form-pendaftaran-investasi`,
  formPeralatan: `${paths.investorPeralatan}#form-pendaftaran-peralatan`,
  formRantaiPasok: `${paths.rantaiPasok}#form-pendaftaran-rantai-pasok`,
  opportunity: (id: string) => `${paths.kemitraan}#${id}`,
} as const;

export const articlePath = (slug: string) => `${paths.berita}/${slug}`;

export const openingPath = (slug: string) => `${paths.lowongan}/${slug}`;

/** Where an article is written; a new one without an id. */
export const articleDeskPath = (id?: string) =>
  id ? (`${paths.adminArticle}?id=${id}` as const) : paths.adminArticle;

/** The contact form, which starts as a request about personal data. */
export const dataRequestPath = (kind: 'akses' | 'perbaikan' | 'hapus') =>
  `${paths.kontak}?subjek=Data%20pribadi&permintaan=${kind}#form-kontak` as const;

/** A programme document, in whichever edition is the newest. */
export const documentPath = (id: string) => `${paths.program}?berkas=${id}#dokumen` as const;

export const leadPath = (id: string) => `${paths.adminInbox}?kiriman=${id}` as const;

/** The answer about a code or a name; every kitchen has one, also those without a page of their own. */
export const sppgSearchPath = (text: string) =>
  `${paths.sppg}?${String(new URLSearchParams({ kode: text }))}`;

/** Whether a code can name a page's file, without two codes having the same one. */
export const isFileName = (code: string) => /^(?=.*\d)[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/.test(code);

export const sppgPath = (code: string) => (isFileName(code) ? `${paths.sppg}/${code}` : sppgSearchPath(code));

/** The name of a kabupaten or kota in addresses: 'kota-tegal' */
export const districtSlug = (nama: string) => nama.toLowerCase().replaceAll(' ', '-');

/** The page of a kabupaten or kota. */
export const districtPath = (nama: string) => `/wilayah/${districtSlug(nama)}` as const;

/** The certificates of one SPPG, for managers. */
export const certificatesPath = (code: string) =>
  `${paths.adminCertificates}?sppg=${encodeURIComponent(code)}`;

/** The contact form, which starts with this subject. */
export const contactAboutPath = (subject: string) =>
  `${paths.kontak}?subjek=${encodeURIComponent(subject)}#form-kontak` as const;

/** The form for a complaint about the kitchen with this code. */
export const complaintPath = (code: string) => `${paths.keluhan}?sppg=${encodeURIComponent(code)}` as const;
