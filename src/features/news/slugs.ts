/** The articles' addresses, newest first; apart from their texts, so that routing can know them alone. */
export const newsSlugs = [
  'waspada-jual-beli-titik-sppg',
  'pengiriman-pertama-sebelum-fajar',
  'uji-masak-bersama-ahli-gizi',
  'daftar-periksa-harian-menuju-slhs',
  'pertemuan-kelompok-tani-pemasok',
  'pelatihan-higiene-relawan-dapur',
  'batu-pertama-dapur-percontohan',
] as const;

export type NewsSlug = (typeof newsSlugs)[number];
