import { districtNamed } from '@/features/shared/wilayah/district-named';
import { groupBy } from '@/lib/collections';
import { searchKey } from '@/lib/text/search-key';
import type { ImportReference } from './api';

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/** What the codes and names of a file stand for in the database. */
export function makeReferenceFinder({ yayasanOptions, districts, sppgByCode }: ImportReference) {
  const yayasanByName = groupBy(yayasanOptions, ({ nama }) => searchKey(nama));
  const namesOfYayasan = new Map(yayasanOptions.map(({ id, nama }) => [id, nama]));
  const byNumber = groupBy(
    [...sppgByCode.values()].filter(({ kode_unik_pendaftaran: kode }) => /^0\d+$/.test(kode)),
    ({ kode_unik_pendaftaran: kode }) => withoutZeros(kode),
  );

  return {
    sppgOf: (kode: string) => sppgByCode.get(searchKey(kode)),

    /** The SPPG whose code a spreadsheet would save like this: it takes '0012' for the number 12. */
    sppgLosingZeros: (kode: string) => byNumber.get(kode) ?? [],

    yayasanOf: (nama: string) => yayasanByName.get(searchKey(nama)) ?? [],

    yayasanName: (id: string) => namesOfYayasan.get(id) ?? '',

    /** The kabupaten or kota as the list writes it; undefined when it is not in the list, or could be two. */
    districtOf: (name: string) => name && districtNamed(name, districts),
  };
}

export type ReferenceFinder = ReturnType<typeof makeReferenceFinder>;
