import type { Text } from '@/components/running-text';
import { dataRequestPath, paths } from '@/config/paths';
import { site } from '@/config/site';
import type { Company } from '@/lib/content/company-row';
import { formatDate } from '@/lib/text/format';

const updatedOn = '2026-11-27';

export const privacyHead = {
  title: 'Kebijakan Privasi',
  description:
    'Data apa yang dikumpulkan formulir di situs ini, untuk apa, siapa yang membacanya, berapa lama disimpan, dan ke mana Anda bertanya.',
};

export const privacyHero = {
  eyebrow: 'Kebijakan privasi',
  title: 'Data Anda, seperlunya saja',
  lead: `Apa yang kami simpan ketika Anda mengirim formulir, apa yang kami tampilkan tentang narahubung, dan bagaimana Anda memintanya dihapus. Berlaku sejak ${formatDate(updatedOn)}.`,
};

export const topicsTitle = 'Isi halaman ini';

export interface TopicText {
  paragraphs?: readonly Text[];
  points?: readonly string[];
  /** A sentence below the points. */
  closing?: string;
}

interface Topic extends TopicText {
  id: string;
  title: string;
  /** What few ask for, folded below the rest under its summary. */
  details?: TopicText & { summary: string };
}

/** The privacy notice by topic, in the order of people's questions. */
export const topicsOf = ({ email }: Company): Topic[] => [
  {
    id: 'pengendali',
    title: 'Siapa yang bertanggung jawab',
    paragraphs: [
      `${site.legalName} adalah pengendali data pribadi yang masuk melalui situs ini. Kami berpedoman pada UU 27/2022 tentang Pelindungan Data Pribadi.`,
    ],
  },
  {
    id: 'data',
    title: 'Data yang kami kumpulkan',
    paragraphs: [
      'Hanya yang Anda tulis, unggah, atau setujui sendiri. Isi formulir sampai kepada kami bila Anda mengirimnya; file proposal tersimpan sejak diunggah, juga bila formulirnya tidak jadi dikirim.',
    ],
    details: {
      summary: 'Isi setiap formulir dan akun',
      points: [
        'Formulir kontak: nama, email, telepon bila diisi, subjek, isi pesan, dan, bila pesannya tentang data pribadi, apa yang diminta.',
        'Pengajuan kemitraan: jenis kemitraan, nama perusahaan bila diisi, nama kontak, email, telepon bila diisi, pesan, dan dokumen bila dilampirkan.',
        'Keluhan tentang dapur: dapur, sekolah bila disebut, hari, isi, dan foto bila dilampirkan. Nama, telepon, dan email hanya bila Anda membuka “Sebutkan nama saya”.',
        'Narahubung di direktori kontak: nama, nomor telepon, dan foto bila dipasang.',
        'Konfirmasi yayasan: nama dan jabatan pengurus yang mengonfirmasi dapur yayasannya, dan email yayasan.',
        'Akun admin dan pengelola: email, nama bila diisi, kata sandi dalam bentuk tersandi, dan foto profil bila diunggah. Dari orang yang diundang admin: email dan namanya.',
      ],
    },
  },
  {
    id: 'teknis',
    title: 'Data teknis',
    paragraphs: ['Situs ini tanpa kuki pelacak, iklan, atau alat analisis dari pihak lain.'],
    details: {
      summary: 'Alamat IP, peramban, dan peta',
      paragraphs: [
        'Untuk menahan kiriman beruntun dan orang yang menebak kode lacak, alamat IP diubah menjadi nomor acak dengan kunci yang diganti setiap hari, lalu dihitung selama sepuluh menit, untuk unggahan proposal selama sehari. Dari keluhan kami simpan nomor acak seperti itu, dari sekelompok alamat: keenam dan seterusnya dari kelompok yang sama tentang satu dapur dalam sehari berdiri bersama di kotak masuk kami. Setelah hari itu nomornya tidak dapat dikembalikan menjadi alamat. Alamat itu sendiri tidak disimpan. Peramban Anda menyimpan pilihan lebar menu, isi formulir yang belum terkirim dan kode lacak kiriman terakhir sampai tab ditutup, dan, bagi admin, tanda bahwa akun sedang login.',
        'Peta kantor baru dimuat dari OpenStreetMap setelah Anda menekan tombolnya. Sejak saat itu OpenStreetMap mengetahui alamat IP Anda.',
      ],
    },
  },
  {
    id: 'tujuan',
    title: 'Untuk apa kami memakainya',
    points: [
      'Menjawab pertanyaan dan menindaklanjuti pengajuan Anda.',
      'Menilai kecocokan kerja sama dan menyiapkan perjanjian bila kedua pihak setuju.',
      'Menjaga situs dari penyalahgunaan.',
    ],
    paragraphs: ['Hanya untuk hal-hal berikut. Kami tidak menjualnya dan tidak memakainya untuk iklan.'],
  },
  {
    id: 'akses',
    title: 'Siapa yang dapat membacanya',
    paragraphs: [
      'Pesan dan pengajuan hanya dapat dibuka oleh admin yang ditunjuk. Dokumen lampiran disimpan tertutup dan dibuka lewat tautan yang berlaku lima menit.',
      [
        'Isi dan foto ',
        { text: 'keluhan', to: paths.keluhan },
        ' dibaca admin dan pengelola yang menangani dapur; keluhan tentang kekerasan, pembalasan, pekerja, atau uang hanya dibaca admin. Nama, telepon, dan email pengirimnya, bila disebut, hanya dapat dibuka admin.',
      ],
    ],
    details: {
      summary: 'Riwayat, yang umum, dan penyedia layanan',
      paragraphs: [
        'Setiap kali lampiran dibuka di situs ini atau data disimpan ke file, riwayat mencatat siapa yang melakukannya. Catatan itu tetap ada setelah kirimannya dihapus, tanpa nama Anda dan tanpa nama filenya.',
        'Setiap pembukaan foto atau nama pengirim keluhan tercatat di riwayat. Untuk umum tampil, diperbarui sekali seminggu, jumlah keluhan setiap dapur, dan jawaban kami yang dipilih admin, tidak pernah isi, foto, atau nama pengirim.',
        'Yang tidak terlihat di riwayat: admin yang membaca pesan dan pengajuan di layar atau langsung dari basis data, dan pengelola teknis yang memegang kunci basis data. Karena itu keduanya kami tunjuk seperlunya.',
        'Penyedia basis data, penyimpanan, dan email yang kami sewa memproses data atas perintah kami. Selain itu, data hanya kami serahkan bila diwajibkan oleh hukum.',
      ],
    },
  },
  {
    id: 'kode-lacak',
    title: 'Kode lacak dan yang diperlihatkannya',
    paragraphs: [
      [
        'Setelah mengirim, Anda menerima kode lacak yang dibuat acak oleh peramban Anda. Siapa pun yang memegangnya dapat melihat keadaan kiriman itu di halaman ',
        { text: 'Lacak Pesan & Pengajuan', to: paths.lacak },
        '. Nama, email, telepon, isi, dan lampiran Anda tidak ikut terlihat, begitu pula catatan kami sendiri. Berikan kode hanya kepada orang yang Anda percaya.',
      ],
    ],
    details: {
      summary: 'Lima hal yang terlihat, dan sampai kapan kodenya berlaku',
      points: [
        'apakah itu pesan atau pengajuan;',
        'kapan kami menerimanya;',
        'sampai di mana kami menanganinya;',
        'kapan keadaannya terakhir berubah;',
        'pesan kami untuk pengirim, bila ada.',
      ],
      closing:
        'Untuk keluhan terlihat juga semua jawaban kami, dengan harinya, dan hari ketika pengirim menulis lagi. Kode berlaku selama pesan atau pengajuannya kami simpan: paling lama 12 bulan setelah pembicaraan selesai atau keputusan disampaikan, atau selama kerja samanya berjalan.',
    },
  },
  {
    id: 'narahubung',
    title: 'Narahubung di direktori kontak',
    paragraphs: [
      [
        { text: 'Direktori kontak', to: paths.direktoriKontak },
        ' menampilkan nama, nomor telepon, dan, bila dipasang, foto narahubung setiap kabupaten dan kota. Siapa saja dapat melihatnya. Admin memasangnya hanya setelah narahubung itu setuju, dan bertanya lagi bila nama, nomor, atau fotonya diganti.',
      ],
      [
        'Anda tercantum di sana dan ingin datanya diperbaiki atau dihapus? Tulis ke ',
        { text: email, to: `mailto:${email}` },
        ', tanpa perlu memberi alasan. Begitu kontak dan fotonya kami hapus, orang yang membuka situs tidak melihatnya lagi.',
      ],
    ],
    details: {
      summary: 'Salinan di luar situs dan di riwayat',
      paragraphs: [
        'Nama dan nomor narahubung juga tertulis di berkas halaman dapur yang sudah jadi, yang dibaca mesin pencari dan peramban tanpa JavaScript. Berkas itu baru tanpa nama dan nomornya setelah situs kami bangun lagi, yang kami minta saat kontaknya dihapus. Salinan di mesin pencari berada di luar kendali kami. Riwayat perubahan, yang hanya dapat dibaca admin, tetap mencatat nama dan nomornya.',
      ],
    },
  },
  {
    id: 'lama',
    title: 'Berapa lama kami menyimpannya',
    points: [
      'Pesan: paling lama 12 bulan setelah pembicaraan selesai.',
      'Pengajuan yang tidak berlanjut: paling lama 12 bulan setelah keputusan disampaikan. Dokumen lampirannya dihapus begitu seorang admin membuka situs sesudahnya.',
      'Keluhan: paling lama 12 bulan setelah selesai. Yang tersisa hanya hitungannya: kode dapur, kategori, dan harinya, tanpa isi, foto, dan nama.',
    ],
    details: {
      summary: 'Proposal, kerja sama, surat, narahubung, yayasan, dan akun',
      points: [
        'Proposal yang formulirnya tidak jadi dikirim: 12 bulan sejak diunggah, lalu dihapus begitu seorang admin membuka situs.',
        'Pengajuan yang menjadi kerja sama: selama perjanjian berlaku dan selama diwajibkan hukum.',
        'Surat jawaban yang kami kirim ke email Anda: 30 hari.',
        'Narahubung: selama ia bertugas, atau sampai ia meminta datanya dihapus.',
        'Nama dan jabatan pengurus yayasan yang mengonfirmasi dapurnya: sampai 12 bulan setelah konfirmasinya berakhir. Permintaan yang tidak dijawab: 12 bulan.',
        'Akun admin dan pengelola: sampai akun dihapus. Riwayat perubahan tetap mencatat email akun itu dan data yang diubahnya.',
      ],
    },
  },
  {
    id: 'hak',
    title: 'Hak Anda',
    paragraphs: ['Anda dapat meminta kami untuk:'],
    points: [
      'menunjukkan data Anda yang kami simpan;',
      'memperbaiki data yang keliru;',
      'menghapusnya, atau menghentikan pemakaiannya;',
      'mencabut persetujuan yang pernah Anda berikan.',
    ],
  },
  {
    id: 'tenggat',
    title: 'Kapan kami menjawab',
    paragraphs: [
      'Permintaan untuk melihat data kami jawab paling lambat 3 x 24 jam sejak kami menerimanya, sesuai Pasal 32 Undang-Undang Pelindungan Data Pribadi. Tenggat yang sama kami pakai untuk permintaan memperbaiki dan menghapus data.',
    ],
    details: {
      summary: 'Yang dihapus, yang tetap, dan bila data bocor',
      paragraphs: [
        'Yang dihapus adalah pesan, pengajuan beserta dokumennya, keluhan yang Anda kirim dengan menyebut alamat itu, nama dan jabatan pada konfirmasi yayasan, dan email yang pernah kami kirim ke alamat Anda. Pengajuan yang sudah menjadi kerja sama tetap kami simpan, karena perjanjiannya memerlukannya. Keluhan tanpa nama kami hapus bila Anda menyebutkan kodenya. Hitungan keluhan tetap ada: kode dapur, kategori, dan harinya. Kami hanya mencatat bahwa ada data yang dihapus, tanpa nama dan alamat Anda.',
        'Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu orang yang datanya terkena paling lambat 3 x 24 jam, sesuai Pasal 46 undang-undang itu: lewat email atau telepon yang ada pada kami, atau di situs ini bila tidak ada.',
      ],
    },
  },
  {
    id: 'hubungi',
    title: 'Ke mana bertanya',
    paragraphs: [
      [
        'Pakai formulir kontak: ',
        { text: 'minta melihat data', to: dataRequestPath('akses') },
        ', ',
        { text: 'minta data diperbaiki', to: dataRequestPath('perbaikan') },
        ', atau ',
        { text: 'minta data dihapus', to: dataRequestPath('hapus') },
        '. Isi email yang dulu Anda pakai supaya kami dapat menemukan datanya. Kami mungkin meminta bukti sederhana bahwa data itu memang milik Anda.',
      ],
      [
        'Anda juga boleh menulis ke ',
        { text: email, to: `mailto:${email}` },
        ' dengan judul “Data pribadi”.',
      ],
    ],
  },
];
