// The JSON Schema of /data/sppg/<kode>.json, and the only list of what is in there: kitchen-files.ts takes no more of a kitchen than is
// named here, so that a new column of a table is not public by accident.
import { dataFiles } from '@/config/data-files';
import { absoluteUrl } from '@/lib/url/site-url';
import { kitchenFields, type TableField } from './tables';

/** A part of JSON Schema, draft 2020-12. */
export interface Schema {
  type: string | readonly string[];
  title?: string;
  description?: string;
  format?: 'date' | 'date-time' | 'uri';
  enum?: readonly (string | null)[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema;
}

/** The number of the format; a change that breaks programs gets the next one. */
export const formatVersion = 1;

type Kind = Pick<Schema, 'type' | 'format'>;

const text: Kind = { type: 'string' };
const number: Kind = { type: 'integer' };
const yesOrNo: Kind = { type: 'boolean' };
const day: Kind = { type: 'string', format: 'date' };
const time: Kind = { type: 'string', format: 'date-time' };
const address: Kind = { type: 'string', format: 'uri' };
const orNull = <Part extends Kind>(part: Part) => ({ ...part, type: [part.type, 'null'].flat() });

const a = (kind: Kind, title: string, description?: string): Schema => ({
  ...kind,
  title,
  ...(description && { description }),
});
const maybe = (...[kind, ...words]: Parameters<typeof a>): Schema => a(orNull(kind), ...words);

const object = (title: string, properties: Record<string, Schema>): Schema => ({
  type: 'object',
  title,
  properties,
  required: Object.keys(properties),
});
const list = (title: string, items: Schema): Schema => ({ type: 'array', title, items });

const kinds: Record<TableField['type'], Kind> = { string: text, integer: number, date: day, datetime: time };

/** A column of sppg.csv. */
function columnSchema({ type, title, description, constraints }: TableField): Schema {
  const schema = constraints?.required
    ? a(kinds[type], title, description)
    : maybe(kinds[type], title, description);
  return { ...schema, ...(constraints?.enum && { enum: constraints.enum }) };
}

const scan = maybe(address, 'Pindaian untuk umum');
const answer = maybe(text, 'Tanggapan kami');

const figures = list(
  'Angka',
  object('Angka', {
    jumlah: a(number, 'Jumlah'),
    apa: a(text, 'Yang dihitung'),
    menurut: a(text, 'Menurut siapa'),
    pada: a(time, 'Kapan'),
  }),
);

const news = object('Kabar', {
  id: a(text, 'Id'),
  created_at: a(time, 'Ditulis pada'),
  isi: a(text, 'Kabar'),
  angka: figures,
  membetulkan: maybe(text, 'Id kabar yang dibetulkan'),
});

const complaintCounts = {
  per: maybe(day, 'Senin hitungan ini'),
  jumlah: a(number, 'Keluhan dalam 12 bulan terakhir'),
  dijawab: a(number, 'Dijawab'),
  dijawab_tepat_waktu: a(number, 'Dijawab sebelum tenggat'),
  median_hari: maybe({ type: 'number' }, 'Hari sampai jawaban pertama, nilai tengah'),
  dibuka_lagi: a(number, 'Dibuka lagi oleh pengirimnya'),
  belum_dijawab_lewat_tenggat: a(number, 'Belum dijawab, tenggatnya lewat'),
  selesai_tepat_waktu: a(number, 'Selesai sebelum tenggat'),
  belum_selesai_lewat_tenggat: a(number, 'Belum selesai, tenggatnya lewat'),
  disaring: a(number, 'Disaring', 'Bukan keluhan sungguhan, tidak ikut dihitung.'),
  per_kategori: {
    ...maybe({ type: 'object' }, 'Keluhan menurut jenis', 'Mulai 5 keluhan, masing-masing mulai 3.'),
    additionalProperties: number,
  },
};

const kitchen = object('Dapur', {
  ...Object.fromEntries(kitchenFields.map((field) => [field.name, columnSchema(field)])),
  alasan_tutup: maybe(text, 'Alasan tutup'),
  keadaan: object('Keadaan', {
    nama: a(text, 'Keadaan', 'Tahapnya, Dihentikan sementara, atau Ditutup.'),
    sejak: maybe(day, 'Sejak', 'Hari pertamanya; null: tidak tercatat.'),
    menurut: a(text, 'Menurut siapa'),
    kesimpulan: a(text, 'Kesimpulan halamannya'),
    suara: a(text, 'Menurut siapa, dan dikonfirmasi kapan'),
  }),
  sertifikat: list(
    'Sertifikat',
    object('Sertifikat', {
      jenis: a(text, 'Jenis'),
      keadaan: a(text, 'Keadaannya pada hari data ini'),
      status: a(text, 'Status'),
      hasil: maybe(text, 'Hasil akreditasi'),
      nomor: maybe(text, 'Nomor', 'Tidak dimuat untuk sertifikat juru masak.'),
      penerbit: maybe(text, 'Penerbit'),
      tanggal_daftar: maybe(day, 'Tanggal daftar'),
      tanggal_terbit: maybe(day, 'Tanggal terbit'),
      tanggal_berakhir: maybe(day, 'Berlaku sampai'),
      tanpa_akhir_per: maybe(day, 'Berlaku sampai dicabut, diperiksa pada'),
      tanggal_dicabut: maybe(day, 'Tanggal dicabut'),
      pindaian: scan,
    }),
  ),
  penghentian: list(
    'Penghentian sementara',
    object('Penghentian', {
      mulai: a(day, 'Hari pertama'),
      sampai: maybe(day, 'Hari terakhir', 'null: belum dibuka lagi.'),
      sampai_pukul: maybe(text, 'Dibuka lagi pukul (WIB) pada hari terakhir'),
      oleh: a(text, 'Dihentikan oleh', 'Kami: perusahaan.'),
      alasan: a(text, 'Alasan'),
      tanggapan: answer,
    }),
  ),
  kejadian: list(
    'Kejadian',
    object('Kejadian', {
      id: a(text, 'Id'),
      jenis: a(text, 'Jenis'),
      hari: a(day, 'Hari kejadian'),
      created_at: a(time, 'Dilaporkan pada'),
      sekolah: list('Sekolah, dengan namanya waktu itu', a(text, 'Sekolah')),
      pengiriman_berhenti: a(yesOrNo, 'Pengiriman dihentikan'),
      kabar_berikutnya: maybe(time, 'Kabar berikutnya dijanjikan'),
      ditutup_pada: maybe(time, 'Diakhiri pada', 'null: masih terbuka.'),
      salah_dapur: a(yesOrNo, 'Dilaporkan pada dapur yang salah'),
      kabar: list('Kabar, yang lama di atas', news),
    }),
  ),
  inspeksi: list(
    'Inspeksi',
    object('Inspeksi', {
      hari: a(day, 'Hari inspeksi'),
      oleh: a(text, 'Diperiksa oleh', 'Kami: perusahaan.'),
      hasil: a(text, 'Hasil, dengan kata yang memeriksa'),
      temuan: a(text, 'Temuan'),
      tanggapan: answer,
      diperbaiki_pada: maybe(day, 'Diperbaiki pada'),
      pindaian: scan,
    }),
  ),
  tanda_tangan: list(
    'Konfirmasi yayasan',
    object('Konfirmasi yayasan', {
      ditandatangani_pada: a(time, 'Ditandatangani pada'),
      berlaku_sampai: a(day, 'Berlaku sampai'),
      ditarik_pada: maybe(time, 'Ditarik pada'),
      berakhir_karena: maybe(text, 'Berakhir lebih awal karena'),
      alamat_diisi_pada: maybe(time, 'Alamat surelnya diisi admin kami pada'),
    }),
  ),
  sekolah: list(
    'Sekolah yang tercatat dilayani',
    object('Sekolah', {
      nama: a(text, 'Nama'),
      npsn: maybe(text, 'NPSN'),
      kecamatan: maybe(text, 'Kecamatan'),
    }),
  ),
  keluhan: {
    ...object('Keluhan, dihitung sekali seminggu; null: tidak ada', {
      ...complaintCounts,
      jawaban: list(
        'Jawaban yang dimuat',
        object('Jawaban', { dimuat_pada: a(day, 'Dimuat pada'), isi: a(text, 'Jawaban') }),
      ),
    }),
    type: ['object', 'null'],
  },
});

/** What a file says; its part `dapur` is null where we say nothing of the kitchen. */
export const kitchenSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: absoluteUrl(dataFiles.kitchenSchema),
  ...object('Satu dapur SPPG', {
    versi: a(
      number,
      'Nomor format',
      `Sekarang ${formatVersion}; lihat ${absoluteUrl(dataFiles.formatNotes)}.`,
    ),
    per: a(time, 'Saat data ini dibaca'),
    kode: a(text, 'Kode Unik Pendaftaran'),
    halaman: a(address, 'Halaman untuk orang'),
    keterangan: maybe(text, 'Mengapa tidak ada data dapur'),
    kode_baru: maybe(text, 'Kode dapur ini sekarang'),
    ditutup: maybe(day, 'Ditutup untuk seterusnya sejak'),
    dihapus: maybe(day, 'Tidak lagi ada dalam daftar kami sejak'),
    dapur: { ...kitchen, type: ['object', 'null'] },
  }),
} satisfies Schema & { $schema: string; $id: string };
