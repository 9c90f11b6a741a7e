import { hasWords } from '@/features/kitchens/sppg/sppg-filter';
import type { AskedOfFoundation } from '@/features/kitchens/signatures/asking/admin-api';
import type { YayasanWithSppg } from '@/features/kitchens/yayasan/api';
import { type FilterOf, search, select } from '@/lib/url/url-filter';

export const foundationFilterSchema = {
  cari: search({ label: 'Cari yayasan', placeholder: 'Cari yayasan, SPPG, kode...' }),
  // Topics of Ringkasan: of all but missing addresses the database knows which foundations or kitchens they mean.
  perlu: select({
    label: 'Tampilkan',
    all: 'Semua yayasan',
    options: [
      { value: 'contact_missing', slug: 'email', label: 'Email belum diisi' },
      { value: 'signature_due', slug: 'konfirmasi', label: 'Perlu dikonfirmasi lagi' },
      { value: 'signatures_unanswered', slug: 'jawaban', label: 'Belum menjawab' },
    ],
    isFolded: true,
  }),
};

/** A foundation as the desk shows it. */
export interface Foundation extends AskedOfFoundation {
  yayasan: YayasanWithSppg;
}

/**
 * The foundations that match.
 * @param dueIds - the ids of the foundations or kitchens that the filter's topic means
 */
export function matchingFoundations(
  foundations: Foundation[],
  { cari, perlu }: FilterOf<typeof foundationFilterSchema>,
  dueIds: ReadonlySet<string> = new Set(),
): Foundation[] {
  return foundations.filter(({ yayasan: { id, nama, sppg }, email }) => {
    const isDue =
      perlu === 'contact_missing'
        ? email === null
        : [id, ...sppg.map((one) => one.id)].some((one) => dueIds.has(one));
    const text = [nama, email, ...sppg.flatMap((one) => [one.nama, one.kode_unik_pendaftaran])].join(' ');
    return (!perlu || isDue) && (!cari || hasWords(text, cari));
  });
}
