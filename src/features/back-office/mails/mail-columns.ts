import { declareTable } from '@/lib/supabase/declared-tables';

export const mailsTable = declareTable('mail_outbox', {
  label: 'Email otomatis',
  noun: 'email otomatis',
  columns: {},
});
