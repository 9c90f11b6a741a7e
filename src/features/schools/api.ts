import { useQuery } from '@tanstack/react-query';
import { sppgKey } from '@/features/sppg/api';
import { getTables } from '@/lib/supabase/tables';

/** The schools of a kitchen by name; the database holds no more than 500. */
async function fetchSchools(sppgId: string) {
  const tables = await getTables();
  const { data } = await tables.from('sppg_sekolah').select('*').eq('sppg_id', sppgId).throwOnError();
  return data.sort((one, other) => one.nama.localeCompare(other.nama, 'id', { numeric: true }));
}

/** Schools go and come back with their kitchen. */
export const schoolsKey = [...sppgKey, 'schools'];

// Apart from the search: its answer may have fifty kitchens, which would each bring all their schools.
export const useSchools = (sppgId: string) =>
  useQuery({ queryKey: [...schoolsKey, sppgId], queryFn: () => fetchSchools(sppgId) });
