import { declareTable } from '@/lib/supabase/declared-tables';

export const pictureLabels = {
  illustration: 'Gambar bawaan',
  photo_path: 'Foto',
  alt: 'Teks alternatif',
  shows_people: 'Ada orang yang dapat dikenali',
  people_agreed: 'Mereka setuju fotonya ditampilkan',
} as const;

export const articleLabels = {
  title: 'Judul',
  slug: 'Alamat artikel',
  date: 'Tanggal',
  author: 'Penulis',
  category: 'Kategori',
  excerpt: 'Ringkasan',
  content: 'Isi artikel',
  photos: 'Foto di bawah isi',
  ...pictureLabels,
} as const;

const pictureSubjects = {
  illustration: 'Ilustrasi',
  photo_size: 'Ukuran foto',
  picture: 'Gambar',
  people_agreed: 'Persetujuan orang di foto',
};

export const articlesTable = declareTable('news_articles', {
  label: 'Artikel',
  noun: 'artikel',
  rowLabel: 'Berita',
  withdrawnNoun: 'berita',
  nameColumn: 'title',
  columns: { ...articleLabels, status: 'Status' },
  subjects: { ...pictureSubjects, content: 'Isi', photos: 'Foto di bawah isi' },
  sentences: { slug_key: 'Alamat ini sudah dipakai artikel lain, sekarang atau dulu.' },
  isLockedByAge: true,
});

export const photosTable = declareTable('gallery_photos', {
  label: 'Galeri foto',
  noun: 'foto galeri',
  rowLabel: 'Foto galeri',
  withdrawnNoun: 'foto galeri',
  nameColumn: 'title',
  columns: { title: 'Judul', caption: 'Keterangan', ...pictureLabels, position: 'Urutan', status: 'Status' },
  subjects: pictureSubjects,
  isLockedByAge: true,
});

export const questionsTable = declareTable('faq_entries', {
  label: 'Tanya jawab',
  noun: 'tanya jawab',
  withdrawnNoun: 'pertanyaan',
  nameColumn: 'question',
  columns: {
    question: 'Pertanyaan',
    answer: 'Jawaban',
    link_text: 'Teks tautan',
    link_to: 'Tujuan tautan',
    position: 'Urutan',
    status: 'Status',
  },
  sentences: { link_required: 'Isi teks dan tujuan tautan, atau kosongkan keduanya.' },
  isLockedByAge: true,
});

export const factsTable = declareTable('program_facts', {
  label: 'Fakta program',
  noun: 'fakta program',
  withdrawnNoun: 'fakta program',
  nameColumn: 'fact',
  columns: {
    kind: 'Tentang',
    fact: 'Fakta',
    source: 'Sumber',
    source_url: 'Alamat sumber',
    checked_on: 'Diperiksa pada',
    position: 'Urutan',
    status: 'Status',
  },
  isLockedByAge: true,
});

export const pageTextsTable = declareTable('page_texts', {
  label: 'Teks halaman',
  noun: 'teks halaman',
  withdrawnNoun: 'teks halaman',
  nameColumn: 'page',
  columns: {
    page: 'Halaman',
    hero_title: 'Judul di bagian atas',
    hero_lead: 'Kalimat di bawahnya',
    closing_title: 'Judul ajakan',
    closing_text: 'Kalimat ajakan',
  },
  sentences: { page_key: 'Teks halaman ini baru saja ditambahkan admin lain. Muat ulang halaman ini.' },
  isLockedByAge: true,
});

export const openingsTable = declareTable('job_openings', {
  label: 'Lowongan',
  noun: 'lowongan',
  withdrawnNoun: 'lowongan',
  nameColumn: 'title',
  columns: {
    title: 'Pekerjaan',
    sppg_id: 'SPPG',
    slug: 'Alamat lowongan',
    description: 'Tugas dan syarat',
    hours: 'Jam kerja',
    pay: 'Upah',
    closes_on: 'Hari terakhir melamar',
    position: 'Urutan',
    status: 'Status',
  },
  isLockedByAge: true,
});

export const companyTable = declareTable('company_profile', {
  label: 'Data perusahaan',
  noun: 'data perusahaan',
  withdrawnNoun: 'data perusahaan',
  columns: {
    street: 'Jalan dan nomor',
    city: 'Kota',
    province: 'Provinsi',
    postal_code: 'Kode pos',
    legal_entity: 'Nama badan hukum',
    legal_deed: 'Akta pendirian',
    legal_approval: 'Pengesahan',
    legal_nib: 'NIB',
    directions: 'Petunjuk arah',
    coordinates: 'Koordinat',
    phone: 'Telepon',
    second_phone: 'Telepon kedua',
    whatsapp: 'WhatsApp',
    email: { label: 'Email umum', trailLabel: 'Email' },
    partnership_email: 'Email kemitraan',
    office_hours: 'Jam kantor',
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    press_name: 'Nama kontak pers',
    press_phone: 'Telepon pers',
    press_email: 'Email pers',
  },
  subjects: { street: 'Jalan', phone: 'Nomor telepon', email: 'Email' },
  sentences: { single_row: 'Data perusahaan hanya satu.' },
  isLockedByAge: true,
});

/** Who sees an entry. */
export const contentStatuses = { draf: 'Draf', terbit: 'Terbit' } as const;
