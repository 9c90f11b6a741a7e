import { sppgKey } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { CallContext } from '@/lib/supabase/client';
import { getTables } from '@/lib/supabase/tables';
import type { School } from './school-columns';

/** Schools by name, SD Negeri 2 before SD Negeri 10. */
export const sortSchools = (schools: School[]) =>
  schools.toSorted((one, other) => one.nama.localeCompare(other.nama, 'id', { numeric: true }));

/** The schools of a kitchen by name; the database holds no more than 500. */
async function fetchSchools(sppgId: string, context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables.from('sppg_sekolah').select('*').eq('sppg_id', sppgId).throwOnError();
  return sortSchools(data);
}

// Apart from the search: its answer may have fifty kitchens, which would each bring all their schools.
export const useSchools = (sppgId: string, built?: Built<School[]>) =>
  useBuiltQuery(
    {
      // Schools go and come back with their kitchen, whose confirmation may end with a change of them.
      queryKey: [...sppgKey, 'schools', sppgId],
      queryFn: (context) => fetchSchools(sppgId, context),
    },
    built,
  );
