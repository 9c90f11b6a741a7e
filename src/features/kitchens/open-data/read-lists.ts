// The queries of the build for built-lists.tsx, in a file of their own, as no browser needs them.
import { paths } from '@/config/paths';
import { fetchKitchens } from '@/features/kitchens/check/built-kitchens';
import { networkState, networkStates } from '@/features/kitchens/sppg/network-state';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { groupBy } from '@/lib/collections';
import type { ParameterPage } from '@/lib/route-handle';
import { fetchAll } from '@/lib/supabase/fetch-all';
import type { TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';
import type { BuiltStates, BuiltYayasan } from './built-lists';

/** @throws PostgrestError when the backend can't be read */
export async function yayasanPage(tables: TablesClient): Promise<ParameterPage[]> {
  const [kitchens, yayasan] = await Promise.all([
    fetchKitchens(tables),
    fetchAll(tables.from('yayasan').select('id, nama').order('nama').order('id')),
  ]);
  const day = todayOnServer();
  const owned = groupBy(kitchens, ({ yayasan_id }) => yayasan_id);
  const data: BuiltYayasan = {
    day,
    closed: kitchens.filter(isClosed).length,
    yayasan: yayasan.map(({ id, nama }) => ({
      id,
      nama,
      kitchens: (owned.get(id) ?? [])
        .filter((sppg) => !isClosed(sppg))
        .map((sppg) => ({
          kode: sppg.kode_unik_pendaftaran,
          nama: sppg.nama,
          state: sppg.dikonfirmasi_pada ? networkState(sppg, day).label : 'belum dikonfirmasi oleh kami',
        })),
    })),
  };
  return [{ path: paths.dataYayasan, data, isForHtml: true }];
}

/** How many confirmed kitchens are in each state of the day. @throws PostgrestError */
export async function builtStates(tables: TablesClient): Promise<BuiltStates> {
  const day = todayOnServer();
  const confirmed = (await fetchKitchens(tables)).filter((sppg) => sppg.dikonfirmasi_pada);
  return {
    day,
    closed: confirmed.filter(isClosed).length,
    states: networkStates.map((name) => ({
      name,
      count: confirmed.filter((sppg) => networkState(sppg, day).label === name).length,
    })),
  };
}
