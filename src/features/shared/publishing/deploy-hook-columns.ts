import { declareTable } from '@/lib/supabase/declared-tables';

/** The trail keeps only that it was changed. */
export const deployHookTable = declareTable('deploy_hook', {
  label: 'Tautan pembaruan',
  noun: 'tautan pembaruan',
  columns: {},
  subjects: { url: 'Tautan pembaruan' },
  sentences: { single_row: 'Tautan pembaruan hanya satu.' },
});
