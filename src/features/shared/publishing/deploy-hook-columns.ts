import { declareTable } from '@/lib/supabase/declared-tables';

/** The trail keeps only that it was changed. */
export const deployHookTable = declareTable('deploy_hook', {
  label: 'Alamat pembaruan',
  noun: 'alamat pembaruan',
  columns: {},
  subjects: { url: 'Alamat pembaruan' },
  sentences: { single_row: 'Alamat pembaruan hanya satu.' },
});
