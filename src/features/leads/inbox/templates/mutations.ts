import {
  addTemplate,
  type AnswerTemplate,
  deleteTemplate,
  templatesQuery,
  updateTemplate,
} from '@/features/leads/inbox/admin-api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { templateMessages } from './messages';

const shared = {
  nameOf: ({ title }: { title: string }) => title,
  messages: templateMessages,
  reloads: [templatesQuery.queryKey],
};

type TemplateInput = Pick<AnswerTemplate, 'title' | 'isi' | 'position' | 'status' | 'untuk'>;

export const useSaveTemplate = () =>
  useSaveRow<AnswerTemplate, TemplateInput>({ ...shared, add: addTemplate, update: updateTemplate });

export const useDeleteTemplate = () => useDeleteRow({ ...shared, remove: deleteTemplate });
