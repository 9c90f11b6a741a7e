/** A number as it is displayed, and the link that dials it. */
const phone = (display: string, number = display) => ({
  display,
  href: `tel:${number.replaceAll(/\D/g, '')}` as const,
});

/**
 * The company's names, and what legal sentences quote; supabase/README.md (Going live) names what else to change. How it is
 * reached (address, telephone, e-mail, hours, networks) is in the table company_profile.
 */
export const site = {
  name: 'Tampah Gizi',
  legalName: 'Konsorsium Tampah Gizi Jawa Tengah',
  tagline: 'Dapur SPPG yang tertata di Jawa Tengah',
  description:
    'Tampah Gizi menyiapkan dan mengelola dapur SPPG untuk Program Makan Bergizi Gratis di Jawa Tengah, bersama yayasan, pemasok, dan mitra lokal.',
  newsAuthor: 'Tim Konsorsium Tampah Gizi',
  profitEstimate: {
    range: 'Rp25.000.000–Rp45.000.000 per bulan',
    investment: 'maksimal Rp1 miliar',
    caveat: 'estimasi, bukan jaminan',
  },
  /** The programme's fields of work, in the footer and with details on the home page. */
  programFocus: [
    { id: 'titik', title: 'Pendirian Titik SPPG' },
    { id: 'peralatan', title: 'Penyediaan Peralatan Dapur' },
    { id: 'tenaga-kerja', title: 'Penyediaan Tenaga Kerja SPPG' },
    { id: 'manajemen', title: 'Manajemen Profesional MBG' },
    { id: 'rantai-pasok', title: 'Manajemen Rantai Pasok' },
    { id: 'mobil', title: 'Penyediaan Mobil MBG' },
  ],
  officialChannels: {
    registration: 'https://mitra.bgn.go.id',
    emergency: phone('119'),
    police: { ...phone('110'), checkedOn: '2026-11-28' },
    /** The hotline of the ministry for women and children. */
    protection: { ...phone('SAPA 129', '129'), checkedOn: '2026-11-28' },
    complaint: phone('SAGI 127 (24 jam)', '127'),
    governor: 'https://laporgub.jatengprov.go.id',
    ombudsman: 'https://ombudsman.go.id',
    /**
     * The province's hotline. Such numbers change: `checkedOn`, which is shown beside it, says when somebody of the
     * company last checked it.
     */
    hotline: { ...phone('0811-2622-000'), checkedOn: '2026-11-26' },
  },
  /** Whether the SPPG tabs are filled up to the specified minimums with entries marked 'Data ilustrasi'. */
  showPlaceholderSppg: true,
} as const;
