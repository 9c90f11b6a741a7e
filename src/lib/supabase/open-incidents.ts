import type { TablesClient } from './tables';

/**
 * The incidents at kitchens that are not closed, the newest first: few at any time. Their opening and closing raise the revision,
 * so that pages which only say that there is one need no request of their own.
 * @throws PostgrestError
 */
export async function openIncidents(tables: TablesClient) {
  const { data } = await tables
    .from('sppg_kejadian')
    .select(
      'id, sppg_id, jenis, hari, kabar_berikutnya, ditutup_pada, bersama, sppg(sppg_disebut(kode, nama, kabupaten_kota))',
    )
    .is('ditutup_pada', null)
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
  return data;
}
