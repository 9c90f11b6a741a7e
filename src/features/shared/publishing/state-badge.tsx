import { Badge } from '@/components/ui/badge';
import { serverNow } from '@/lib/supabase/server-time';
import { useBuiltRevision } from './api';
import { type ContentRow, contentState } from './content-state';

/** Who sees an entry now; follows the builds of the host. */
export const useContentState = (row: ContentRow) => contentState(row, useBuiltRevision().data, serverNow());

export function StateBadge({ row }: { row: ContentRow }) {
  const { label, tone } = useContentState(row);
  return <Badge tone={tone}>{label}</Badge>;
}
