import { useMutation } from '@tanstack/react-query';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { articlesTable } from '@/lib/content/content-columns';
import { type SaveOptions, useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import type { Tables } from '@/lib/supabase/database.types';
import type { DeclaredTable } from '@/lib/supabase/declared-tables';
import { deleteRow, updateRow } from '@/lib/supabase/write-rows';
import { failureToast } from '@/lib/toasts/toast-failure';
import { contentKey, type Listed, type ListTable, restoreVersion } from './api';
import { contentMessages } from './messages';

const shared = {
  messages: {
    added: (name: string, { status }: { status?: string }) =>
      status === 'draf' ? contentMessages.draftSaved(name) : contentMessages.published(name),
    updated(name: string, { status }: { status?: string }) {
      if (status === 'terbit') return contentMessages.published(name);
      return status === 'draf' ? contentMessages.withdrawn(name) : contentMessages.saved(name);
    },
    notAdded: contentMessages.notSaved,
    notUpdated: contentMessages.notSaved,
    deleted: contentMessages.deleted,
    notDeleted: contentMessages.notDeleted,
    deletedMeanwhile: contentMessages.deletedMeanwhile,
  },
  reloads: [contentKey],
};

/** Whether a save changes what visitors see, so that the site is to be built anew. */
export const concernsVisitors = (saved: { input: { status: string }; base?: { status: string } }) =>
  saved.input.status === 'terbit' || saved.base?.status === 'terbit';

/** Saves an entry with the calls of its form. */
export const useSaveEntry = <Row, Input extends { status?: string }>(
  options: Pick<SaveOptions<Row, Input>, 'nameOf' | 'add' | 'update'>,
) => useSaveRow<Row, Input>({ ...shared, ...options });

/** Saves what has no draft: the company's data, the texts of a page. */
export const useSaveAlwaysPublic = <Row, Input>(
  options: Pick<SaveOptions<Row, Input>, 'nameOf' | 'add' | 'update'>,
) =>
  useSaveRow<Row, Input>({
    ...shared,
    messages: { ...shared.messages, added: contentMessages.saved, updated: contentMessages.saved },
    ...options,
  });

/** Deletes an entry; the site is built without it. */
export function useDeleteEntry<Row extends { id: string; status: string }>(
  table: DeclaredTable<ListTable>,
  nameOf: (row: Row) => string,
) {
  const build = useRequestBuild();
  return useDeleteRow({
    ...shared,
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

export type OrderedTable = 'gallery_photos' | 'faq_entries' | 'job_openings' | 'program_facts';

interface Move<Table extends OrderedTable> {
  row: Listed<Table>;
  position: number;
}

/** Moves a photo or a question to another place. */
export function useMove<Table extends OrderedTable>(
  table: DeclaredTable<Table>,
  nameOf: (row: Listed<Table>) => string,
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

/** Brings back an earlier version of an entry. */
export function useRestoreVersion() {
  return useMutation({
    mutationFn: restoreVersion,
    meta: {
      reloads: [contentKey],
      success: contentMessages.restored,
      failure: contentMessages.notRestored,
    },
  });
}
