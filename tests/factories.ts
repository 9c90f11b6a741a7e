import type { ListedSppg } from '@/features/kitchens/sppg/api';
import { byColumn } from '@/features/kitchens/sppg/sppg-columns';
import { byYayasanColumn } from '@/features/kitchens/yayasan/yayasan-columns';
import type { Tables } from '@/lib/supabase/database.types';

let count = 0;

/** The end of the next id. Rows stand in lists, the latest first, in the order in which they were made. */
function nextId() {
  count += 1;
  return String(1_000_000_000_000 - count);
}

/** A row of `sppg` with the given values, as lists read it. */
export function makeSppg(given: Partial<ListedSppg> = {}): ListedSppg {
  return {
    ...byColumn(() => null),
    id: `00000000-0000-4000-9000-${nextId()}`,
    kode_unik_pendaftaran: `SPPG-TES-${count}`,
    nama: `SPPG Tes ${count}`,
    lokasi: `Jalan Tes No. ${count}, Kota Semarang`,
    status_pengajuan_sppg: 'Draf',
    sasaran_jumlah_penerima_manfaat: 2000,
    status_bangunan: 'Bangunan Baru',
    yayasan_id: '00000000-0000-4000-8000-00000000000a',
    status_verifikasi: 'Siap Bangun',
    created_at: '2026-10-01T08:00:00+00:00',
    updated_at: '2026-10-01T08:00:00+00:00',
    dikonfirmasi_pada: '2026-10-01T08:00:00+00:00',
    ditutup_pada: null,
    alasan_tutup: null,
    sppg_penghentian: [],
    ...given,
  };
}

/** A row of `yayasan` with its SPPG, as the page reads it. */
export function makeYayasan(given: Partial<Tables<'yayasan'>> = {}, sppg: ListedSppg[] = []) {
  return {
    ...byYayasanColumn(() => null),
    id: '00000000-0000-4000-8000-00000000000a',
    nama: 'Yayasan Tes Sejahtera',
    alamat: 'Jalan Tes No. 1, Kota Semarang',
    pengelola: 'Bu Tes',
    created_at: '2026-09-01T08:00:00+00:00',
    ...given,
    sppg,
  };
}

/** A row of `regional_contacts`, as the directory reads it. */
export function makeRegionalContact(given: Partial<Tables<'regional_contacts'>> = {}) {
  count += 1;
  return {
    id: `00000000-0000-4000-d000-${String(count).padStart(12, '0')}`,
    kabupaten_kota: `Kabupaten Tes ${count}`,
    nama_kontak: 'Sekar Tes',
    nomor_telepon: '0800-0000-0010',
    foto_url: null,
    bersedia_whatsapp: false,
    created_at: '2026-10-01T08:00:00+00:00',
    ...given,
  };
}

/** A row of `program_documents` with the given values. */
export function makeProgramDocument(
  given: Partial<Tables<'program_documents'>> = {},
): Tables<'program_documents'> {
  const id = `00000000-0000-4000-c000-${nextId()}`;
  const file_name = `${count}_Panduan-Tes.pdf`;
  return {
    id,
    title: `Panduan Tes ${count}`,
    file_name,
    file_url: `/storage/v1/object/public/program_documents/program_regulations/${file_name}`,
    file_path: `program_regulations/${file_name}`,
    file_type: 'application/pdf',
    category: 'Lainnya',
    urutan: null,
    edition: 1,
    edition_at: null,
    edition_note: null,
    document_date: null,
    dikonfirmasi_pada: '2026-01-01T00:00:00+00:00',
    created_at: '2026-10-01T08:00:00+00:00',
    ...given,
  };
}

/** A row of `news_articles`, published a minute ago. */
export function makeArticle(given: Partial<Tables<'news_articles'>> = {}): Tables<'news_articles'> {
  const id = `00000000-0000-4000-a000-${nextId()}`;
  return {
    id,
    slug: `artikel-${count}`,
    title: `Artikel ${count}`,
    date: '2026-11-20',
    author: null,
    category: 'Kegiatan',
    excerpt: 'Ringkasan artikel.',
    content: 'Isi artikel.',
    illustration: 'berita/berita-1',
    photo_path: null,
    photo_width: null,
    photo_height: null,
    alt: 'Dapur di pagi hari.',
    shows_people: false,
    people_agreed: false,
    photos: [],
    status: 'terbit',
    created_at: '2026-11-20T01:00:00+00:00',
    updated_at: new Date(Date.now() - 60_000).toISOString(),
    published_revision: 5,
    ...given,
  };
}

/** The row of `company_profile`, changed long ago. */
export function makeCompany(given: Partial<Tables<'company_profile'>> = {}): Tables<'company_profile'> {
  return {
    id: 'dd000000-0000-4000-8000-000000000001',
    street: 'Jalan Kawung Asri No. 12',
    city: 'Kota Semarang',
    province: 'Jawa Tengah',
    postal_code: '50000',
    phone: '0800-0000-0001',
    whatsapp: null,
    email: 'halo@contoh.id',
    partnership_email: 'mitra@contoh.id',
    office_hours: [{ days: 'Senin–Jumat', hours: '08.00–17.00 WIB' }],
    facebook: null,
    instagram: null,
    twitter: null,
    youtube: null,
    tiktok: null,
    second_phone: null,
    legal_entity: null,
    legal_deed: null,
    legal_approval: null,
    legal_nib: null,
    directions: null,
    coordinates: null,
    press_name: 'Ratri Handayani',
    press_phone: '0800-0000-0004',
    press_email: 'pers@contoh.id',
    created_at: '2026-11-20T01:00:00+00:00',
    updated_at: '2026-11-20T01:00:00+00:00',
    published_revision: 5,
    ...given,
  };
}

/** What the link of a mail brings back to the site: a session in the URL's fragment, whose signature nobody checks here. */
export function mailedFragment(type: 'signup' | 'recovery'): string {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = [
    part({ alg: 'HS256', typ: 'JWT' }),
    part({ exp: inAnHour, sub: '1', aal: 'aal1' }),
    'signature',
  ].join('.');
  return `#access_token=${token}&refresh_token=r&expires_in=3600&expires_at=${inAnHour}&token_type=bearer&type=${type}`;
}
