import { districtPath } from '@/config/paths';
import { fetchWholeKitchens } from '@/features/kitchens/check/built-kitchens';
import { fetchNotedChanges } from '@/features/kitchens/open-data/changes';
import { tiles } from '@/features/shared/wilayah/tiles';
import { groupBy } from '@/lib/collections';
import type { Built } from '@/lib/queries/built-query';
import type { ParameterPage } from '@/lib/route-handle';
import type { TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';
import { type DistrictView, districtView } from './district';

/**
 * The pages of all kabupaten and kota.
 * @throws PostgrestError when the backend can't be read
 */
export async function districtPages(tables: TablesClient): Promise<ParameterPage[]> {
  const [kitchens, noted, { data: contacts }] = await Promise.all([
    fetchWholeKitchens(tables),
    fetchNotedChanges(tables),
    tables.from('regional_contacts').select('kabupaten_kota, nama_kontak, nomor_telepon').throwOnError(),
  ]);
  const day = todayOnServer();
  const ofDistricts = groupBy(kitchens, ({ built }) => built.sppg.kabupaten_kota ?? '');
  return Object.keys(tiles).map((nama) => {
    const read = ofDistricts.get(nama) ?? [];
    const numbers = new Map(
      read.map(({ built }) => [built.sppg.kode_unik_pendaftaran, built.complaints?.numbers]),
    );
    const contact = contacts.find(({ kabupaten_kota }) => kabupaten_kota === nama);
    const isHere = ({ kabupaten_kota }: { kabupaten_kota: string | null }) => kabupaten_kota === nama;
    const view = districtView(
      {
        kitchens: read.map(({ built }) => built.sppg),
        schools: new Map(read.map(({ built }) => [built.sppg.id, built.schools.length])),
        complaintsOf: (code) => numbers.get(code),
        contact: contact ? { nama_kontak: contact.nama_kontak, nomor_telepon: contact.nomor_telepon } : null,
        removed: noted.removed.filter(isHere),
        changed: noted.changed.filter(isHere),
      },
      day,
    );
    const data: Built<DistrictView> = { day, data: view };
    return { path: districtPath(nama), data, changedOn: day };
  });
}
