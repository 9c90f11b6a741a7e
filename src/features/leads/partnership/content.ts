export const formEyebrow = 'Formulir';

export const applicationPrivacy = 'Data dan proposal Anda hanya dibaca tim kami untuk menilai pengajuan ini.';

/** The opportunities that have a form, with the form's texts. */
export const partnershipForms = {
  investasi_sppg: {
    title: 'Formulir pendaftaran investasi',
    lead: 'Tulis siapa Anda dan apa yang ingin Anda danai. Mengisi formulir ini belum mengikat siapa pun.',
    messageHint: 'Misalnya kabupaten yang diminati dan perkiraan dana yang Anda siapkan.',
  },
  kemitraan_rantai_pasok: {
    title: 'Formulir pendaftaran pemasok',
    lead: 'Tulis siapa Anda dan bahan apa yang dapat Anda kirim. Mendaftar tidak dipungut biaya.',
    messageHint: 'Misalnya jenis bahan, jumlah per minggu, dan kabupaten asalnya.',
  },
  investasi_peralatan: {
    title: 'Formulir pendaftaran investor peralatan',
    lead: 'Tulis siapa Anda dan alat apa yang ingin Anda biayai. Mengisi formulir ini belum mengikat siapa pun.',
    messageHint: 'Misalnya kelompok alat yang diminati dan skema yang Anda pilih.',
  },
} as const;

/** The ids of the opportunities with a form, as in the column `partnership_applications.opportunity_id`. */
export type PartnershipOpportunity = keyof typeof partnershipForms;
