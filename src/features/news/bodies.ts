import type { ArticleBlock } from './article-block';
import { body as batuPertama } from './article-batu-pertama-dapur-percontohan';
import { body as daftarPeriksa } from './article-daftar-periksa-harian-menuju-slhs';
import { body as pelatihanHigiene } from './article-pelatihan-higiene-relawan-dapur';
import { body as pengirimanPertama } from './article-pengiriman-pertama-sebelum-fajar';
import { body as kelompokTani } from './article-pertemuan-kelompok-tani-pemasok';
import { body as ujiMasak } from './article-uji-masak-bersama-ahli-gizi';
import { body as jualBeliTitik } from './article-waspada-jual-beli-titik-sppg';
import type { NewsSlug } from './slugs';

/** The articles' texts; only the article page may import them. */
export const newsBodies: Record<NewsSlug, readonly ArticleBlock[]> = {
  'waspada-jual-beli-titik-sppg': jualBeliTitik,
  'pengiriman-pertama-sebelum-fajar': pengirimanPertama,
  'uji-masak-bersama-ahli-gizi': ujiMasak,
  'daftar-periksa-harian-menuju-slhs': daftarPeriksa,
  'pertemuan-kelompok-tani-pemasok': kelompokTani,
  'pelatihan-higiene-relawan-dapur': pelatihanHigiene,
  'batu-pertama-dapur-percontohan': batuPertama,
};
