import * as v from 'valibot';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { requiredLine } from '@/lib/forms/text-rules';
import type { EditedColumnName } from '@/features/shared/program-documents/document-columns';
import { documentCategories } from '@/features/shared/program-documents/document-filter';
import { documentManagementMessages } from '@/features/shared/program-documents/management.messages';

/** The rules of what people write of a document, the same as the database's constraints. */
export const documentRules = v.object({
  title: requiredLine(documentManagementMessages.titleEmpty, 300),
  category: v.picklist(documentCategories),
  document_date: optionalPastDay,
} satisfies Record<EditedColumnName, v.GenericSchema<string, unknown>>);
