/** What a complaint may be about, by the database's word, in the order of the form. */
export const complaintCategories = [
  { value: 'makanan', label: 'Makanan' },
  { value: 'kebersihan', label: 'Kebersihan' },
  { value: 'keterlambatan', label: 'Keterlambatan' },
  { value: 'alat_makan', label: 'Alat makan' },
  { value: 'limbah', label: 'Limbah' },
  { value: 'kebisingan', label: 'Kebisingan' },
  { value: 'pegawai', label: 'Pegawai' },
  { value: 'pungutan', label: 'Pungutan' },
  { value: 'lain', label: 'Lainnya' },
] as const;
