// What is saved as 'terbit' is public at once; then the host is asked to build (useRequestBuild), if it has a deploy hook. The
// published_revision of an entry against the revision of /versi.json tells whether a build has it. Another host is an entry of
// hosts.ts and of the CHECK of deploy_hook.
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDateTime } from '@/lib/text/format';
import { useBuiltRevision } from './api';

/** The time that hosts take to build the site, with a margin. */
const buildMs = 15 * 60_000;

/** Whether a build that was due at this time should be there by now. */
export const isBuildLate = (since: string, now: number) => now - Date.parse(since) > buildMs;

/** The columns of an entry that tell who sees it; data that are always public have no status. */
export interface ContentRow {
  status?: string;
  updated_at: string;
  published_revision: number | null;
}

interface ContentState {
  label: string;
  tone: BadgeTone;
  /**
   * Whether the latest build has the entry as it is now: then its link, link previews and search engines have it, too.
   */
  isBuilt: boolean;
  /** Whether the site should have been built since. */
  isOverdue: boolean;
}

/**
 * Who sees an entry as it is now.
 * @param built - the revision of the latest build; undefined while it is unknown
 * @param now - the server's time in milliseconds
 */
export function contentState(row: ContentRow, built: number | undefined, now: number): ContentState {
  const { status, updated_at, published_revision } = row;
  const isNewer = built !== undefined && (published_revision ?? 0) > built;
  const isOverdue = isNewer && isBuildLate(updated_at, now);
  // A withdrawn entry is in the pages until the next build.
  if (status === 'draf') return { label: 'Draf', tone: 'neutral', isBuilt: false, isOverdue };
  if (built !== undefined && !isNewer)
    return { label: 'Terbit penuh', tone: 'green', isBuilt: true, isOverdue };
  return isOverdue
    ? {
        label: `Belum terbit penuh sejak ${formatDateTime(updated_at)}`,
        tone: 'red',
        isBuilt: false,
        isOverdue,
      }
    : { label: 'Terlihat pengunjung', tone: 'saffron', isBuilt: false, isOverdue };
}

/** Who sees an entry now, by the latest build of the host. */
export const useContentState = (row: ContentRow) => contentState(row, useBuiltRevision().data, serverNow());

export function StateBadge({ row }: { row: ContentRow }) {
  const { label, tone } = useContentState(row);
  return <Badge tone={tone}>{label}</Badge>;
}
