/** Who may manage SPPG and programme documents, with the labels. */
export const accessModes = [
  {
    value: 'any_signed_in',
    label: 'Semua akun yang login',
    explanation:
      'Siapa pun yang mendaftar dan login dapat menambah, mengubah, dan menghapus data SPPG serta dokumen program.',
  },
  {
    value: 'approved_only',
    label: 'Hanya akun yang disetujui',
    explanation:
      'Akun baru menunggu sampai seorang admin menyetujuinya di halaman ini. Sampai saat itu haknya sama dengan pengunjung.',
  },
] as const;

export type AccessMode = (typeof accessModes)[number]['value'];
