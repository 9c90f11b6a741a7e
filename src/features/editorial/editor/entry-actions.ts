import { useMutation } from '@tanstack/react-query';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { articlesTable } from '@/lib/content/content-columns';
import { useDeleteRow } from '@/lib/forms/row-mutations';
import type { Tables } from '@/lib/supabase/database.types';
import type { DeclaredTable } from '@/lib/supabase/declared-tables';
import { deleteRow, updateRow } from '@/lib/supabase/write-rows';
import { failureToast } from '@/lib/toasts/toast-failure';
import { contentKey, type ListTable } from './api';
import { contentMessages } from './messages';
import { contentMutation } from './save-content';

/** Deletes an entry; the site is built without it. */
export function useDeleteEntry<Row extends { id: string; status: string }>(
  table: DeclaredTable<ListTable>,
  nameOf: (row: Row) => string,
) {
  const build = useRequestBuild();
  return useDeleteRow({
    ...contentMutation,
    nameOf,
    async remove(row: Row, unknownIds, context) {
      const isDeleted = await deleteRow(table, row.id, unknownIds, context);
      if (isDeleted && row.status === 'terbit') build.mutate();
      return isDeleted;
    },
  });
}

type Article = Tables<'news_articles'>;

/** Makes an article a draft again; the site is built without it. */
export function useWithdraw() {
  const build = useRequestBuild();
  return useMutation({
    mutationFn: (article: Article, context) =>
      updateRow(
        articlesTable,
        {
          base: article,
          changes: { status: 'draf' },
          deleted: contentMessages.deletedMeanwhile(article.title),
        },
        context,
      ),
    onSuccess: () => build.mutate(),
    meta: {
      reloads: [contentKey],
      success: (_: unknown, { title }: Article) => contentMessages.withdrawn(title),
      failure: contentMessages.notWithdrawn,
    },
  });
}

/** A row with its place in a list. */
interface Placed {
  id: string;
  position: number;
}

/** The number between those of its new neighbours that moves a row by one place; undefined at the end of the list. */
export function movedPosition(rows: readonly Placed[], id: string, step: -1 | 1): number | undefined {
  const others = rows.filter((row) => row.id !== id);
  const place = rows.findIndex((row) => row.id === id) + step;
  if (place < 0 || place > others.length) return undefined;
  const [before, after] = [others[place - 1], others[place]];
  if (!before) return after && after.position - 1;
  return after ? (before.position + after.position) / 2 : before.position + 1;
}

export type OrderedTable = 'gallery_photos' | 'faq_entries';

interface Move<Table extends OrderedTable> {
  row: Tables<Table>;
  position: number;
}

/** Moves a photo or a question to another place. */
export function useMove<Table extends OrderedTable>(
  table: DeclaredTable<Table>,
  nameOf: (row: Tables<Table>) => string,
) {
  return useMutation({
    async mutationFn({ row, position }: Move<Table>, context) {
      const deleted = contentMessages.deletedMeanwhile(nameOf(row));
      const current = await updateRow<OrderedTable>(
        table,
        { base: row, changes: { position }, deleted },
        context,
      );
      if (current) throw new Error(contentMessages.movedMeanwhile);
    },
    meta: {
      reloads: [contentKey],
      success: (_: unknown, { row }: Move<Table>) => contentMessages.moved(nameOf(row)),
      failure: (error: unknown) => failureToast(contentMessages.notMoved.title, error),
    },
  });
}
