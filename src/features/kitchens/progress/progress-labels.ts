/** What the columns of a line of progress are called in the form and in the audit trail, beside those of SPPG. */
export const progressLabels = { tanggal: 'Tanggal', catatan: 'Catatan', foto: 'Foto' } as const;
