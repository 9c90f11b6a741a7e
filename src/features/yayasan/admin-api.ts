import { deleteRow, insertRows, type RowUpdate, updateRow } from '@/lib/supabase/write-rows';
import type { Yayasan } from './yayasan-columns';
import type { YayasanInput } from './yayasan-schema';

// Apart from api.ts, which visitors download. What these calls throw is said where they lead.

export const addYayasan = (yayasan: YayasanInput & { id: string }) => insertRows('yayasan', [yayasan]);

export const updateYayasan = (update: RowUpdate<'yayasan'>) => updateRow('yayasan', update);

export const deleteYayasan = ({ id }: Yayasan, unknownIds: Set<string>) =>
  deleteRow('yayasan', id, unknownIds);
