import type { ArticleBlock } from './article-block';
import { ArticleBody } from './article-body';
import type { NewsSlug } from './slugs';

function articleText(load: () => Promise<{ body: readonly ArticleBlock[] }>) {
  return async () => {
    const { body } = await load();
    return { default: () => <ArticleBody blocks={body} /> };
  };
}

/** The articles' texts, each a chunk of its own: readers of one don't download the others. */
export const articleTexts: Record<NewsSlug, ReturnType<typeof articleText>> = {
  'waspada-jual-beli-titik-sppg': articleText(() => import('./article-waspada-jual-beli-titik-sppg')),
  'pengiriman-pertama-sebelum-fajar': articleText(() => import('./article-pengiriman-pertama-sebelum-fajar')),
  'uji-masak-bersama-ahli-gizi': articleText(() => import('./article-uji-masak-bersama-ahli-gizi')),
  'daftar-periksa-harian-menuju-slhs': articleText(
    () => import('./article-daftar-periksa-harian-menuju-slhs'),
  ),
  'pertemuan-kelompok-tani-pemasok': articleText(() => import('./article-pertemuan-kelompok-tani-pemasok')),
  'pelatihan-higiene-relawan-dapur': articleText(() => import('./article-pelatihan-higiene-relawan-dapur')),
  'batu-pertama-dapur-percontohan': articleText(() => import('./article-batu-pertama-dapur-percontohan')),
};
