import type { Text } from '@/components/running-text';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/waspada';
import type { Company } from '@/lib/content/company-row';
import { absoluteUrl } from '@/lib/url/site-url';

const { complaint, hotline } = site.officialChannels;

export const fraudHead = {
  title: 'Waspada Penipuan',
  description:
    'Pendaftaran mitra BGN gratis, dan alamatnya hanya mitra.bgn.go.id. Kenali calo titik SPPG, saluran resmi kami, dan tempat melapor.',
};

export const fraudHero = {
  eyebrow: 'Waspada penipuan',
  title: 'Titik SPPG tidak dijual, oleh siapa pun',
  lead: 'Ada orang yang menawarkan “titik SPPG” dengan imbalan uang, kadang sambil menyebut nama kami. Halaman ini membantu Anda mengenalinya sebelum telanjur membayar.',
  image: heroPicture,
};

export const principlesSection = { title: 'Yang perlu diingat' };

export const principles = [
  {
    title: 'Gratis',
    text: 'Mendaftar sebagai mitra Badan Gizi Nasional tidak dipungut biaya.',
  },
  {
    title: 'Satu alamat',
    text: 'Alamat pendaftarannya hanya mitra.bgn.go.id: bukan perantara, grup percakapan, atau kami.',
  },
  {
    title: 'Bukan dagangan',
    text: 'Siapa pun yang menjual titik SPPG patut dicurigai, juga bila membawa nama kami.',
  },
];

export const claimsSection = {
  title: 'Kalimat yang sering dipakai calo',
  lead: 'Satu saja sudah cukup untuk berhenti dan memeriksa. Buka kalimatnya untuk membaca yang sebenarnya.',
};

/** What brokers say, and how it really works. */
export const claims = [
  {
    claim: '“Titik ini tinggal satu. Transfer hari ini supaya dikunci.”',
    fact: 'Tidak ada titik yang dapat dikunci dengan uang. Mendesak Anda cepat membayar adalah cara penipu, bukan syarat program.',
  },
  {
    claim: '“Saya kenal orang dalam. Verifikasinya bisa dipercepat.”',
    fact: 'Pengajuan hanya diproses oleh BGN. Tidak ada jalur cepat yang dijual orang perorangan.',
  },
  {
    claim: '“Portalnya memang ditutup, tetapi lewat kami masih bisa masuk.”',
    fact: 'Portal yang ditutup tidak dapat dimasuki lewat siapa pun. Baca dulu keadaan program di halaman ini.',
  },
  {
    claim: '“Balik modal pasti, tiap bulan cair, tanpa risiko.”',
    fact: `Setiap usaha menanggung risiko. Angka bagi hasil di situs ini selalu disertai keterangan ${site.profitEstimate.caveat}.`,
  },
  {
    claim: '“Dapurnya sudah jadi, tetapi belum bisa dikunjungi.”',
    fact: 'Dapur sungguhan punya alamat dan bisa didatangi. Cocokkan namanya di halaman Cek SPPG. Kartu bertanda “Data ilustrasi” di halaman Program bukan dapur sungguhan.',
  },
  {
    claim: '“Bayar dulu uang pelatihan, nanti dapat kursi relawan.”',
    fact: 'Kami tidak memungut uang untuk perekrutan atau pelatihan relawan.',
  },
];

/** Below the claims: how to check a kitchen. */
export const checkNote: Text = [
  'Untuk memeriksa kode atau nama dapurnya, buka ',
  { text: 'Cek SPPG', to: paths.sppg },
  '.',
];

export const fraudReportSection = { eyebrow: 'Langkah', title: 'Bila Anda sudah ditawari' };

export const reportStepsOf = ({ email }: Company): { title: string; text: Text }[] => [
  {
    title: 'Berhenti membayar',
    text: 'Jangan mengirim uang, foto KTP, atau kode OTP, walaupun sebagian sudah telanjur dibayar.',
  },
  {
    title: 'Simpan buktinya',
    text: 'Tangkapan layar percakapan, nomor telepon, nomor rekening, brosur, dan kuitansi.',
  },
  {
    title: 'Laporkan',
    text: [
      'Hubungi ',
      { text: complaint.display, to: complaint.href },
      ' atau ',
      { text: hotline.display, to: hotline.href },
      ' (hotline Jawa Tengah, ',
      { checkedOn: hotline.checkedOn },
      '). Bila uang sudah berpindah, laporkan juga ke kantor polisi dan bank Anda.',
    ],
  },
  {
    title: 'Kabari kami',
    text: [
      'Bila nama konsorsium dipakai, tulis ke ',
      { text: email, to: `mailto:${email}` },
      ' agar kami dapat memperingatkan orang lain. Uang diminta di sebuah dapur atau sekolah? ',
      { text: 'Sampaikan keluhan', to: paths.keluhan },
      ', tanpa perlu menyebut nama.',
    ],
  },
];

export const officialChannelsSection = {
  title: 'Saluran resmi',
  lead: 'Nomor yang tidak tercantum di sini atau di direktori kontak bukan nomor kami.',
};

export const governmentTexts = {
  title: 'Pemerintah',
  registration: 'Pendaftaran mitra',
  complaint: 'Pengaduan',
  hotline: 'Hotline Jawa Tengah',
  emergency: 'Gawat darurat medis',
};

/** Every number and address of the company: one that is missing here would be taken for a stranger's. */
export const ourChannelsOf = ({ phone, whatsapp, email, partnershipEmail, press }: Company) => [
  { label: 'Situs', value: new URL(absoluteUrl('/')).host },
  { label: 'Telepon', value: phone.display, href: phone.href },
  ...(whatsapp ? [{ label: 'WhatsApp', value: whatsapp.display, href: whatsapp.href }] : []),
  { label: `Pers, ${press.name}`, value: press.phone.display, href: press.phone.href },
  { label: 'Email', value: email, href: `mailto:${email}` },
  { label: 'Kemitraan', value: partnershipEmail, href: `mailto:${partnershipEmail}` },
  { label: 'Email pers', value: press.email, href: `mailto:${press.email}` },
];
