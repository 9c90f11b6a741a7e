import { useMutation } from '@tanstack/react-query';
import type { Placement } from '@/components/lists/row-order';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { articlesTable } from '@/lib/content/content-columns';
import { useDeleteRow } from '@/lib/forms/row-mutations';
import type { Tables } from '@/lib/supabase/database.types';
import type { DeclaredTable } from '@/lib/supabase/declared-tables';
import { deleteRow, updateRow } from '@/lib/supabase/write-rows';
import { failureToast } from '@/lib/toasts/toast-failure';
import { contentKey, type Listed, type ListTable, restoreVersion } from './api';
import { contentMessages } from './messages';
import { done } from '@/lib/toasts/toast-message';

/** Whether a save changes what visitors see, so that the site is to be built anew. */
export const concernsVisitors = (saved: { input: { status: string }; base?: { status: string } }) =>
  saved.input.status === 'terbit' || saved.base?.status === 'terbit';

/** Deletes an entry; the site is built without it. */
export function useDeleteEntry<Row extends { id: string; status: string }>(
  table: DeclaredTable<ListTable>,
  nameOf: (row: Row) => string,
) {
  const build = useRequestBuild();
  return useDeleteRow({
    messages: contentMessages,
    reloads: [contentKey],
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
      failure: { title: 'Gagal Menarik' },
    },
  });
}

export type OrderedTable = 'gallery_photos' | 'faq_entries' | 'job_openings' | 'program_facts';

interface Move<Table extends OrderedTable> {
  row: Listed<Table>;
  placements: Placement<Listed<Table>>[];
}

/** Moves an entry to another place. */
export function useMove<Table extends OrderedTable>(
  table: DeclaredTable<Table>,
  nameOf: (row: Listed<Table>) => string,
) {
  return useMutation({
    async mutationFn({ placements }: Move<Table>, context) {
      for (const { row, number } of placements) {
        const current = await updateRow<OrderedTable>(
          table,
          {
            base: row,
            changes: { position: number ?? 0 },
            deleted: contentMessages.deletedMeanwhile(nameOf(row)),
          },
          context,
        );
        if (current)
          throw new Error('Admin lain baru saja mengubahnya. Periksa daftar yang terbaru, lalu ulangi.');
      }
    },
    meta: {
      reloads: [contentKey],
      success: (_: unknown, { row }: Move<Table>) =>
        done('Urutan Diubah', `“${nameOf(row)}” sudah dipindahkan.`),
      failure: (error: unknown) => failureToast(contentMessages.notMoved.title, error),
    },
  });
}

/** Brings back an earlier version of an entry. */
export function useRestoreVersion() {
  return useMutation({
    mutationFn: restoreVersion,
    meta: {
      reloads: [contentKey],
      success: done('Versi Dipulihkan', 'Isinya kembali seperti versi itu. Versi tadi tetap ada di daftar.'),
      failure: { title: 'Gagal Memulihkan Versi' },
    },
  });
}
