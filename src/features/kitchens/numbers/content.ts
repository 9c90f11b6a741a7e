import { dataFiles } from '@/config/data-files';
import { site } from '@/config/site';
import { answerDays, settleDays } from '@/features/kitchens/public-complaints/content';

export const numbersHead = {
  title: 'Angka SPPG',
  description: `Berapa dapur SPPG di jaringan ${site.name}, untuk berapa penerima manfaat, dan dengan sertifikat apa: angka hari ini, cara menghitungnya, dan datanya untuk diunduh.`,
};

export const numbersHero = {
  eyebrow: 'Untuk pers dan peneliti',
  title: 'Angka SPPG hari ini',
  lead: 'Berapa dapur, untuk berapa orang, dan dengan sertifikat apa.',
};

export const licence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/deed.id',
  permission: 'boleh dipakai dan dikutip dengan menyebut',
};

export const empty = {
  title: 'Belum ada SPPG yang tercatat',
  text: 'Angkanya tampil di sini begitu dapur pertama dicatat.',
};

/** The blocks below the key figures, and how their numbers are counted. */
export const blocks = {
  states: { title: 'SPPG dan sasarannya menurut keadaan' },
  slhs: { title: 'SLHS dapur yang sudah beroperasi' },
  inspections: { title: 'Inspeksi dapur yang sudah beroperasi' },
  trend: {
    title: 'Dari waktu ke waktu',
    table: 'Angka terendah sampai tertinggi setiap bulan',
    method:
      'Angka seluruh Jawa Tengah, disimpan sekali sehari menjelang tengah malam. Angka hari yang sudah lewat tidak diubah lagi. Hari yang tidak tersimpan tampak sebagai celah.',
  },
  complaints: {
    title: 'Keluhan dan jawabannya',
    method: `Keluhan dalam 12 bulan terakhir tentang semua dapur, juga yang tidak dikaitkan dengan dapur. Dihitung oleh sistem setiap Senin pukul 06.00 WIB. Tenggat jawaban ${answerDays} hari kerja, Senin sampai Jumat; hari libur nasional tidak dikurangkan. Tenggat penyelesaian ${settleDays} hari; keluhan yang dibuka lagi cukup dijawab lagi. “Biasanya” adalah nilai tengah. Jenis ditampilkan mulai 5 keluhan, masing-masing mulai 3. Disaring: yang dinilai admin bukan keluhan sungguhan, dengan alasan yang tercatat. Menghapus keluhan tidak mengubah hitungan. Kiriman beruntun dalam jumlah besar dihitung setelah kami periksa.`,
  },
  certificates: {
    title: 'Sertifikat menurut jenis dan keadaan',
    method:
      'Hampir habis: dalam 60 hari. Tidak berlaku: kedaluwarsa atau dicabut. Belum ada: masih didaftarkan, atau belum dicatat. Setiap baris menghitung semua SPPG yang kami konfirmasi.',
  },
  districts: {
    title: 'Menurut kabupaten dan kota',
    method:
      'Kabupaten dan kota yang tidak disebut belum memiliki SPPG yang kami konfirmasi. Tanpa SLHS: dapur yang beroperasi tanpa SLHS yang berlaku.',
  },
};

export const dataSection = {
  title: 'Data untuk program dan lembar kerja',
  files: [
    { path: dataFiles.kitchensForExcel, label: 'Daftar dapur untuk Excel (CSV)' },
    { path: dataFiles.kitchens, label: 'Daftar dapur (CSV)' },
    { path: dataFiles.kitchensJson, label: 'Daftar dapur (JSON)' },
    { path: dataFiles.numbers, label: 'Angka (CSV)' },
    { path: dataFiles.changes, label: 'Catatan perubahan (CSV)' },
    { path: dataFiles.description, label: 'Arti kolom, cara menghitung, dan lisensi (JSON)' },
    { path: dataFiles.proof, label: 'Bukti bahwa kejadian dan keluhan tidak dihapus (JSON)' },
    { path: dataFiles.kitchenSchema, label: 'Isi berkas satu dapur (JSON Schema)' },
    { path: dataFiles.formatNotes, label: 'Catatan format: alamat tiap dapur dan yang kami jaga (teks)' },
  ],
};

export const pressSection = {
  title: 'Kontak pers',
  lead: 'Butuh keterangan di balik sebuah angka, atau menemukan angka yang keliru? Hubungi kami. Yang keliru kami perbaiki, dan perbaikannya tampil di halaman ini.',
};
