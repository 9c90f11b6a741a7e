import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { serverTime } from '@/lib/supabase/server-time';
import { formatDate, formatDateTime } from '@/lib/text/format';
import { sortableDay } from '@/lib/text/format-time';

/** What a build read for a part of a page. */
export interface Built<Data> {
  /** The day of the build in WIB. */
  day: string;
  data: Data;
}

/** A part of a page in one of three states: as it was built, as the newest answer has it, or as it was before reading it failed. */
export interface BuiltPart<Data> {
  query: UseQueryResult<Data>;
  /** The data; undefined where nothing was built and nothing was answered. */
  data: Data | undefined;
  /** Whether the data are those that the page was built with. */
  isBuilt: boolean;
  /** The day in WIB from which the data are. */
  day: string | undefined;
  /**
   * The time from which the data are, for people, once they could not be read again: '24 November 2026' of a build,
   * else with the time of the last answer.
   */
  staleSince: string | undefined;
}

const sinceOf = (time: string | number) =>
  typeof time === 'string' ? formatDate(time) : `${formatDateTime(new Date(time).toISOString())} WIB`;

/**
 * Shows what a page was built with until there is an answer. A failure takes nothing away, as it tells nothing about
 * data that could not be read; `PartNote` says beside the part that it is not the newest.
 */
export function useBuiltQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  built?: Built<Data>,
): BuiltPart<Data> {
  const query = useQuery(options);
  const isBuilt = query.data === undefined && built !== undefined;
  const data = query.data ?? built?.data;
  const answeredAt = serverTime(query.dataUpdatedAt);
  return {
    query,
    data,
    isBuilt,
    day: isBuilt ? built.day : query.data && sortableDay(answeredAt),
    staleSince: query.error && data !== undefined ? sinceOf(isBuilt ? built.day : answeredAt) : undefined,
  };
}
