import { declareTable } from '@/lib/supabase/declared-tables';

/** The trail keeps only that it was changed. */
export const deployHookTable = declareTable('deploy_hook', {
  label: 'Deploy hook',
  noun: 'deploy hook',
  columns: {},
  subjects: { url: 'Alamat deploy hook' },
  sentences: { single_row: 'Deploy hook hanya satu.' },
});
