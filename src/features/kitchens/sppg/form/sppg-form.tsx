import type * as v from 'valibot';
import type { RowField } from '@/components/row-form/field-kinds';
import { declareRowForm } from '@/components/row-form/row-form';
import { addSppg } from '@/features/kitchens/sppg/admin-api';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { sppgManagementMessages } from '@/features/kitchens/sppg/management.messages';
import { byColumn, type SppgColumnName, sppgTable } from '@/features/kitchens/sppg/sppg-columns';
import { sppgSchema } from '@/features/kitchens/sppg/sppg-schema';
import { SppgField } from './sppg-fields';

/** The fields of the columns, in their order. */
function fieldsOf<Rules extends Record<string, v.GenericSchema<string, unknown>>>(
  rules: Rules,
): { [Name in keyof Rules]: RowField<v.InferOutput<Rules[Name]>> };
function fieldsOf(rules: typeof sppgSchema.entries): Record<string, RowField<unknown>> {
  return byColumn((column) => ({
    rule: rules[column.key],
    width: column.wide ? undefined : 'half',
    Control: (props) => <SppgField column={column} {...props} />,
  }));
}

export const sppgForm = declareRowForm<'sppg', SppgColumnName>(sppgTable, {
  draft: 'sppg',
  fields: fieldsOf(sppgSchema.entries),
  unique: { constraint: 'sppg_kode_unik_pendaftaran_key', field: 'kode_unik_pendaftaran' },
  messages: sppgManagementMessages,
  reloads: [sppgKey],
  calls: { add: addSppg },
});
