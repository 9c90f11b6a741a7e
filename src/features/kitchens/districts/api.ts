import { fetchNotedChanges } from '@/features/kitchens/open-data/changes';
import { fetchBuiltComplaints } from '@/features/kitchens/public-complaints/built-complaints';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { groupBy } from '@/lib/collections';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { CallContext } from '@/lib/supabase/client';
import { fetchAll } from '@/lib/supabase/fetch-all';
import { getTables, type TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';
import { type DistrictView, districtView } from './district';

/** The most ids that an address has room for. */
const atOnce = 100;

/** How many schools each of these kitchens has on record, by its id. */
async function fetchSchoolCounts(tables: TablesClient, kitchens: { id: string }[]) {
  const counts = new Map<string, number>();
  for (let first = 0; first < kitchens.length; first += atOnce) {
    const ids = kitchens.slice(first, first + atOnce).map(({ id }) => id);
    const schools = await fetchAll(
      tables.from('sppg_sekolah').select('id, sppg_id').in('sppg_id', ids).order('created_at').order('id'),
    );
    for (const [id, ofKitchen] of groupBy(schools, ({ sppg_id }) => sppg_id))
      counts.set(id, ofKitchen.length);
  }
  return counts;
}

/** @throws PostgrestError */
async function fetchDistrict(nama: string, context: CallContext): Promise<DistrictView> {
  const tables = await getTables(context);
  const [kitchens, contacts, noted] = await Promise.all([
    fetchAll(
      tables
        .from('sppg')
        .select(
          'id, kode_unik_pendaftaran, nama, lokasi, kabupaten_kota, dikonfirmasi_pada, status_verifikasi, created_at, ditutup_pada, sppg_disebut(kode, nama, lokasi, kabupaten_kota), sppg_sertifikat_publik(*), sppg_penghentian(*), sppg_kejadian(jenis, hari, ditutup_pada)',
        )
        .eq('kabupaten_kota', nama)
        .order('nama')
        .order('id'),
    ),
    tables
      .from('regional_contacts')
      .select('nama_kontak, nomor_telepon')
      .eq('kabupaten_kota', nama)
      .throwOnError(),
    fetchNotedChanges(tables, nama),
  ]);
  const [schools, complaintsOf] = await Promise.all([
    fetchSchoolCounts(tables, kitchens),
    fetchBuiltComplaints(
      tables,
      kitchens.map(({ kode_unik_pendaftaran }) => kode_unik_pendaftaran),
    ),
  ]);
  const rows = {
    ...noted,
    kitchens,
    schools,
    complaintsOf: (code: string) => complaintsOf(code)?.numbers,
    contact: contacts.data[0] ?? null,
  };
  return districtView(rows, todayOnServer());
}

/** A kabupaten or kota as it is today; as it was built until there is an answer. */
export const useDistrict = (nama: string, built?: Built<DistrictView>) =>
  useBuiltQuery(
    {
      queryKey: [...sppgKey, 'district', nama],
      queryFn: (context) => fetchDistrict(nama, context),
    },
    built,
  );
