/** A network without a URL is shown as a disabled link. */
const socials: readonly { name: string; url?: string }[] = [
  { name: 'Facebook' },
  { name: 'Instagram' },
  { name: 'Twitter' },
  { name: 'YouTube' },
  { name: 'TikTok' },
];

/** Everything about the company that appears in more than one place; supabase/README.md (Going live) names what else to change. */
export const site = {
  name: 'Tampah Gizi',
  legalName: 'Konsorsium Tampah Gizi Jawa Tengah',
  tagline: 'Dapur SPPG yang tertata di Jawa Tengah',
  description:
    'Tampah Gizi menyiapkan dan mengelola dapur SPPG untuk Program Makan Bergizi Gratis di Jawa Tengah, bersama yayasan, pemasok, dan mitra lokal.',
  address: {
    street: 'Jalan Kawung Asri No. 12',
    city: 'Kota Semarang',
    province: 'Jawa Tengah',
    postalCode: '50000',
  },
  phone: { display: '0800-0000-0001', href: 'tel:080000000001' },
  email: 'halo@tampahgizi.contoh.id',
  partnershipEmail: 'kemitraan@tampahgizi.contoh.id',
  press: {
    name: 'Larasati Widyaningpraja',
    phone: { display: '0800-0000-0003', href: 'tel:080000000003' },
    email: 'pers@tampahgizi.contoh.id',
  },
  newsAuthor: 'Tim Konsorsium Tampah Gizi',
  officeHours: [
    { days: 'Senin–Jumat', hours: '08.00–17.00 WIB' },
    { days: 'Sabtu', hours: '09.00–13.00 WIB' },
    { days: 'Minggu dan hari libur nasional', hours: 'Tutup' },
  ],
  profitEstimate: {
    range: 'Rp25.000.000–Rp45.000.000 per bulan',
    investment: 'maksimal Rp1 miliar',
    caveat: 'estimasi, bukan jaminan',
  },
  /** Shown in the footer, and with details on the home page. */
  programFocus: [
    { id: 'titik', title: 'Pendirian Titik SPPG' },
    { id: 'peralatan', title: 'Penyediaan Peralatan Dapur' },
    { id: 'tenaga-kerja', title: 'Penyediaan Tenaga Kerja SPPG' },
    { id: 'manajemen', title: 'Manajemen Profesional MBG' },
    { id: 'rantai-pasok', title: 'Manajemen Rantai Pasok' },
    { id: 'mobil', title: 'Penyediaan Mobil MBG' },
  ],
  socials,
  office: { latitude: -6.9904, longitude: 110.4229 },
  officialChannels: {
    registration: 'https://mitra.bgn.go.id',
    complaint: { display: 'SAGI 127 (24 jam)', href: 'tel:127' },
    hotline: { display: '0811-2622-000', href: 'tel:08112622000' },
  },
  /** Fills the SPPG tabs up to the specified minimums with entries marked 'Data ilustrasi'. */
  showPlaceholderSppg: true,
} as const;

export const addressLine = `${site.address.street}, ${site.address.city} ${site.address.postalCode}, ${site.address.province}`;
