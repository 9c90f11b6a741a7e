/** What a migration that is not released yet does to rows that people may have, on purpose. */
export interface IntendedChange {
  /** The migration's file, whose name says the day. */
  file: string;
  /** As `public.sppg`. */
  table: string;
  /** The column that gets other values or goes; without it rows may go. */
  column?: string;
  why: string;
}

/** Entries go when their migration is released. */
export const intendedChanges: IntendedChange[] = [];
