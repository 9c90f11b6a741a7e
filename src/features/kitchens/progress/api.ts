import { sppgKey } from '@/features/kitchens/sppg/api';
import { type Built, useBuiltQuery } from '@/lib/queries/built-query';
import type { CallContext } from '@/lib/supabase/client';
import type { Tables } from '@/lib/supabase/database.types';
import { getTables } from '@/lib/supabase/tables';

export type ProgressLine = Tables<'sppg_perkembangan'>;

/** The number of lines of a kitchen's record that are not folded. */
export const shownAtFirst = 3;

/**
 * The number of lines of progress that are read at first: enough to fold some, one more, which tells whether there are
 * others, and the one with the kitchen's photo.
 */
export const readAtFirst = shownAtFirst + 5;

/** The most lines that are read: enough for one a day over more than a year. */
const most = 500;

export const newestProgressFirst = (lines: readonly ProgressLine[]) =>
  lines.toSorted(
    (one, other) =>
      other.tanggal.localeCompare(one.tanggal) || other.created_at.localeCompare(one.created_at),
  );

/** The newest lines of a kitchen and the one whose photo is the kitchen's, the newest first. */
async function fetchProgress(sppgId: string, limit: number, context: CallContext) {
  const tables = await getTables(context);
  const { data } = await tables
    .from('sppg_perkembangan')
    .select('*')
    .eq('sppg_id', sppgId)
    .order('foto_dapur', { ascending: false })
    .order('tanggal', { ascending: false })
    .order('created_at', { ascending: false })
    .limit(limit)
    .throwOnError();
  return newestProgressFirst(data);
}

// Asked for apart from the search, as the schools are.
export const useProgress = (sppgId: string, built?: Built<ProgressLine[]>) =>
  useBuiltQuery(
    {
      queryKey: [...sppgKey, 'progress', sppgId],
      queryFn: (context) => fetchProgress(sppgId, readAtFirst, context),
    },
    built,
  );

/** All lines of progress, once somebody asks for the older ones. */
export const useAllProgress = (sppgId: string, enabled: boolean) =>
  useBuiltQuery({
    queryKey: [...sppgKey, 'all-progress', sppgId],
    queryFn: (context) => fetchProgress(sppgId, most, context),
    enabled,
  });
