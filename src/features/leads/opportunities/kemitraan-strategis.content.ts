import { anchors, contactAboutPath, paths } from '@/config/paths';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/kemitraan';
import investasiMobilMbg from '@/content/pictures/peluang/investasi-mobil-mbg';
import investasiPeralatan from '@/content/pictures/peluang/investasi-peralatan';
import investasiSppg from '@/content/pictures/peluang/investasi-sppg';
import konsultan from '@/content/pictures/peluang/konsultan';
import kontraktor from '@/content/pictures/peluang/kontraktor';
import rantaiPasok from '@/content/pictures/peluang/rantai-pasok';
import tenagaKerja from '@/content/pictures/peluang/tenaga-kerja';
import type { Company } from '@/lib/content/company-row';
import { type Opportunity, opportunityTitles, uploadPrompts } from './opportunity';

export const opportunitiesHead = {
  title: 'Kemitraan Strategis',
  description:
    'Cara bermitra membangun dan menjalankan dapur SPPG di Jawa Tengah: investasi, peralatan, mobil, pasokan, pembangunan, konsultan, dan tenaga kerja.',
};

export const opportunitiesHero = {
  eyebrow: 'Kemitraan Strategis',
  title: 'Cara bekerja bersama kami',
  lead: 'Sebuah dapur SPPG berdiri karena banyak pihak bekerja bersama. Pilih bentuk kemitraan yang sesuai dengan usaha dan keahlian Anda.',
  image: heroPicture,
};

/** What visitors may offer, and the opportunity that needs it. */
export const offers = {
  title: 'Apa yang Anda punya?',
  links: [
    { label: 'Saya punya modal', to: anchors.opportunity('investasi-sppg') },
    { label: 'Saya punya lahan', to: contactAboutPath('Lahan untuk dapur SPPG') },
    { label: 'Saya punya hasil tani', to: anchors.opportunity('rantai-pasok') },
    { label: 'Saya punya alat', to: anchors.opportunity('investasi-peralatan') },
    { label: 'Saya punya tenaga', to: anchors.opportunity('tenaga-kerja') },
  ],
};

export const listTitles: Record<Opportunity['contentType'], string> = {
  benefits: 'Manfaat bagi Anda',
  needs: 'Yang kami butuhkan',
  requirements: 'Syarat mitra',
};

export const askLabel = 'Tanya langsung:';

const { investment, caveat } = site.profitEstimate;

const green = { gradient: 'bg-linear-to-r from-brand-800 to-brand-600', textColor: 'text-white' };
const saffron = { gradient: 'bg-linear-to-r from-saffron-400 to-saffron-300', textColor: 'text-ink' };

const formPrompt =
  'Untuk mendaftar, isi formulir di halamannya; proposal (PDF, Word, atau Excel, maksimal 10MB) boleh dilampirkan.';

/** The seven opportunities, in the order of the overview. */
export const opportunitiesOf = ({ partnershipEmail: email }: Company): readonly Opportunity[] => [
  {
    id: 'investasi-sppg',
    title: opportunityTitles['investasi-sppg'],
    image: investasiSppg,
    description:
      'Anda membiayai pembangunan dan kesiapan satu dapur milik yayasan. Kami mengelola pekerjaannya, mencatat biayanya, dan melaporkan hasilnya setiap bulan.',
    contentType: 'benefits',
    content: [
      `Investasi ${investment} untuk satu SPPG, dibayar bertahap menurut kemajuan pekerjaan`,
      `Bagi hasil menurut porsi yang sungguh dilayani, bisa juga tidak ada (${caveat})`,
      'Tinjauan lokasi bersama yayasan sebelum menandatangani apa pun',
      'Laporan bulanan: porsi, hari layanan, pendapatan, dan biaya',
    ],
    buttonText: 'Pelajari Investasi SPPG',
    detailPageUrl: paths.peluangInvestasi,
    email,
    ...green,
    downloadFileName: 'ringkasan-eksekutif.pdf',
    downloadUrl: '/docs/ringkasan-eksekutif.pdf',
    uploadPrompt: formPrompt,
  },
  {
    id: 'investasi-peralatan',
    title: opportunityTitles['investasi-peralatan'],
    image: investasiPeralatan,
    description:
      'Banyak yayasan sudah punya bangunan, tetapi belum punya pengukus nasi, lemari pendingin, atau ribuan ompreng. Anda dapat membiayai satu paket penuh atau satu kelompok saja.',
    contentType: 'benefits',
    content: [
      'Setiap barang bernomor, difoto, dan tercatat atas nama Anda',
      'Dua pilihan skema: sewa pakai atau bagi hasil per porsi',
      'Barang diasuransikan; ganti rugi diterima pemiliknya',
      'Kartu perawatan dapat Anda baca kapan saja',
    ],
    buttonText: 'Pelajari Investasi Peralatan',
    detailPageUrl: paths.investorPeralatan,
    email,
    ...saffron,
    downloadFileName: 'proposal-investasi-peralatan.pdf',
    downloadUrl: '/docs/proposal-investasi-peralatan.pdf',
    uploadPrompt: formPrompt,
    reverseLayout: true,
  },
  {
    id: 'investasi-mobil-mbg',
    title: opportunityTitles['investasi-mobil-mbg'],
    image: investasiMobilMbg,
    description:
      'Menurut standar kami, makanan tiba dan dimakan paling lama empat jam sejak selesai dimasak. Satu dapur untuk 2.500 penerima biasanya memerlukan dua mobil boks berinsulasi.',
    contentType: 'benefits',
    content: [
      'Tiga skema: sewa mobil saja, sewa dengan awak, atau bagi hasil',
      'Rute dan jarak dihitung bersama sebelum perjanjian',
      'Boks hanya untuk makanan, dicuci setiap selesai antar dan jemput',
      'Laporan bulanan: hari jalan, jarak, dan ketepatan waktu',
    ],
    buttonText: 'Pelajari Investasi Mobil',
    detailPageUrl: paths.investorMobil,
    email,
    ...green,
    downloadFileName: 'proposal-mobil-mbg.pdf',
    downloadUrl: '/docs/proposal-mobil-mbg.pdf',
    uploadPrompt: uploadPrompts.vehicle,
  },
  {
    id: 'rantai-pasok',
    title: opportunityTitles['rantai-pasok'],
    image: rantaiPasok,
    description:
      'Satu SPPG bekerja dengan sedikitnya 15 pemasok. Kelompok tani, peternak, nelayan, koperasi, BUMDes, UMKM, dan pedagang pasar setempat dapat mendaftar tanpa biaya.',
    contentType: 'needs',
    content: [
      'Beras, jagung, singkong, dan kentang',
      'Telur, ayam, bandeng, lele, dan daging sapi',
      'Tempe, tahu, dan kacang hijau',
      'Sayur dan buah menurut musim, bumbu, kelapa, dan minyak',
    ],
    buttonText: 'Pelajari Kemitraan Pemasok',
    detailPageUrl: paths.rantaiPasok,
    email,
    ...saffron,
    downloadFileName: 'panduan-kemitraan-rantai-pasok.pdf',
    downloadUrl: '/docs/panduan-kemitraan-rantai-pasok.pdf',
    uploadPrompt: formPrompt,
    reverseLayout: true,
  },
  {
    id: 'kontraktor',
    title: opportunityTitles.kontraktor,
    image: kontraktor,
    description:
      'Membangun atau merenovasi dapur sekitar 250 m² dalam 30–45 hari sejak lahan dan gambar siap, di samping kontraktor utama kami.',
    contentType: 'requirements',
    content: [
      'NIB, NPWP, dan sertifikat badan usaha konstruksi yang berlaku',
      'Dua pekerjaan selesai dalam lima tahun terakhir',
      'Pelaksana lapangan bersertifikat dan petugas keselamatan',
      'Kantor atau mitra kerja di Jawa Tengah',
    ],
    buttonText: 'Pelajari Kerja Sama Kontraktor',
    detailPageUrl: paths.kontraktor,
    email,
    ...green,
    downloadFileName: 'panduan-kontraktor.pdf',
    downloadUrl: '/docs/panduan-kontraktor.pdf',
    uploadPrompt: 'Profil perusahaan dan penawaran dikirim lewat email kemitraan.',
  },
  {
    id: 'konsultan',
    title: opportunityTitles.konsultan,
    image: konsultan,
    description:
      'Dapur yang baik dimulai dari gambar, uji air, dan rencana HACCP yang benar. Kami mencari konsultan yang mau meninggalkan pengetahuannya pada tim yayasan.',
    contentType: 'requirements',
    content: [
      'Tenaga ahli dengan sertifikat atau registrasi yang berlaku',
      'Tiga pekerjaan serupa dengan kontak pemberi kerja',
      'Tidak merangkap sebagai kontraktor atau pemasok di dapur yang sama',
      'Tidak menjanjikan kelulusan verifikasi atau sertifikat apa pun',
    ],
    buttonText: 'Pelajari Kerja Sama Konsultan',
    detailPageUrl: paths.konsultan,
    email,
    ...saffron,
    downloadFileName: 'panduan-konsultan.pdf',
    downloadUrl: '/docs/panduan-konsultan.pdf',
    uploadPrompt: uploadPrompts.archive,
    reverseLayout: true,
  },
  {
    id: 'tenaga-kerja',
    title: opportunityTitles['tenaga-kerja'],
    image: tenagaKerja,
    description:
      'Satu dapur digerakkan 47–50 relawan, terutama dari lingkungan sekitar. Warga, SMK boga, balai latihan, dan lembaga kursus dapat bergabung tanpa membayar apa pun.',
    contentType: 'requirements',
    content: [
      'Berumur sedikitnya 18 tahun dan sehat menurut pemeriksaan puskesmas',
      'Bersedia mengikuti pelatihan lima hari sampai lulus penilaian',
      'Juru masak: pernah memasak untuk sedikitnya 100 orang, atau bersertifikat',
      'Lembaga: tidak menarik biaya dari pelamar atau memotong imbalan',
    ],
    buttonText: 'Pelajari Tenaga Kerja',
    detailPageUrl: paths.tenagaKerja,
    email,
    ...green,
    downloadFileName: 'panduan-tenaga-kerja.pdf',
    downloadUrl: '/docs/panduan-tenaga-kerja.pdf',
    uploadPrompt: uploadPrompts.archive,
  },
];
