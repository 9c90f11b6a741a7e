import { sppgTable } from '@/features/kitchens/sppg/sppg-columns';
import { pictureLabels } from '@/lib/content/content-columns';
import { declareTable } from '@/lib/supabase/declared-tables';

/** What the columns of a line of progress are called in its form, beside those of SPPG. */
export const progressLabels = {
  tanggal: 'Tanggal',
  catatan: 'Catatan',
  foto: 'Foto',
  foto_dapur: 'Foto dapur',
} as const;

const { shows_people, people_agreed } = pictureLabels;
const { status_verifikasi, progres_pembangunan } = sppgTable.columns;

export const progressTable = declareTable('sppg_perkembangan', {
  label: 'Progres',
  noun: 'progres',
  rowLabel: 'Progres SPPG',
  withdrawnNoun: 'catatan progres',
  nameColumn: 'status_verifikasi',
  ownerColumn: 'sppg_id',
  columns: {
    shows_people,
    people_agreed,
    status_verifikasi,
    progres_pembangunan,
    sppg_id: 'SPPG',
    ...progressLabels,
    created_at: 'Dibuat',
    dikonfirmasi: 'Dikonfirmasi pengelola',
  },
  subjects: { people_agreed: 'Persetujuan orang di foto' },
  isLockedByAge: true,
});
