/** Why a PDF can't be taken, as a sentence for people. */
export class PdfProblem extends Error {}

export const unreadablePdf =
  'PDF ini tidak dapat dibuka: rusak, terpotong, atau memakai kata sandi. Simpan ulang tanpa kata sandi, lalu pilih lagi.';
