/** The categories of complaints that managers may read, too, by the database's word, in the order of the form. */
export const kitchenCategories = [
  { value: 'makanan', label: 'Makanan' },
  { value: 'kebersihan', label: 'Kebersihan' },
  { value: 'keterlambatan', label: 'Keterlambatan' },
  { value: 'alat_makan', label: 'Alat makan' },
  { value: 'limbah', label: 'Limbah' },
  { value: 'kebisingan', label: 'Kebisingan' },
  { value: 'pegawai', label: 'Pegawai' },
  { value: 'lain', label: 'Lainnya' },
] as const;

/** The categories of harm to persons or money, which only admins read (`private.is_harm` of the database). */
export const harmCategories = [
  { value: 'kekerasan', label: 'Kekerasan, pelecehan, atau ancaman' },
  { value: 'balasan', label: 'Saya atau anak saya dibalas karena mengadu' },
  { value: 'pekerja', label: 'Upah atau perlakuan terhadap pekerja' },
  { value: 'penyelewengan', label: 'Penyelewengan uang atau bahan' },
  { value: 'pungutan', label: 'Pungutan' },
] as const;

export const complaintCategories = [...kitchenCategories, ...harmCategories];

/** Whether admins alone read complaints of this kind. */
export const isHarm = (kategori: string | null) => harmCategories.some(({ value }) => value === kategori);
