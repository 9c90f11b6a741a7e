import { byColumn, type SppgColumnName, sppgColumnList } from '@/features/kitchens/sppg/sppg-columns';
import { searchKey } from '@/lib/text/search-key';
import { comparable, visibleText } from '@/lib/text/visible-text';

type Texts = Record<SppgColumnName, string>;

/** The columns that find a row, with their keys for comparing, as the database compares codes and foundations. */
const keys: Partial<Record<SppgColumnName, (text: string) => string>> = {
  kode_unik_pendaftaran: searchKey,
  nama: comparable,
  yayasan_id: searchKey,
};

/**
 * A key finds, and is not written: where a file spells a code, a name or a foundation otherwise, what is stored stays.
 * @param stored - as it is written; a new row has only its foundation
 */
export function keepSpelling(texts: Texts, stored: Partial<Texts>): { texts: Texts; spellings: string[] } {
  const isOtherSpelling = (key: SppgColumnName) => {
    const keyOf = keys[key];
    const [given, kept] = [visibleText(texts[key]), visibleText(stored[key] ?? '')];
    return keyOf !== undefined && kept !== '' && given !== kept && keyOf(given) === keyOf(kept);
  };
  return {
    texts: byColumn(({ key }) => (isOtherSpelling(key) && stored[key]) || texts[key]),
    spellings: sppgColumnList
      .filter(({ key }) => isOtherSpelling(key))
      .map(
        ({ key, label }) =>
          `${label} di file ditulis "${texts[key]}". Yang tersimpan tetap "${stored[key]}".`,
      ),
  };
}
