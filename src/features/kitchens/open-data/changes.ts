import type { KitchenRow } from '@/features/kitchens/check/api';
import type { Tables } from '@/lib/supabase/database.types';
import { fetchAll } from '@/lib/supabase/fetch-all';
import type { TablesClient } from '@/lib/supabase/tables';
import { sortableDay, startOfDay } from '@/lib/text/format-time';

export const changeKinds = [
  'Ditambahkan',
  'Dihentikan',
  'Dibuka lagi',
  'Ditutup',
  'Dibuka kembali',
  'Kode berganti',
  'Dikeluarkan',
] as const;

export type RemovedSppg = Pick<
  Tables<'sppg_dikeluarkan'>,
  'tanggal' | 'kode_unik_pendaftaran' | 'kabupaten_kota'
>;

export type ChangedSppg = Tables<'sppg_perubahan'>;

/** A line of the changelog. */
export interface Change extends ChangedSppg {
  /** Who stopped the kitchen. */
  oleh: string | null;
}

type ChangedKitchen = Pick<
  KitchenRow,
  'kode_unik_pendaftaran' | 'kabupaten_kota' | 'dikonfirmasi_pada' | 'created_at' | 'ditutup_pada'
> & {
  sppg_penghentian: readonly Pick<
    KitchenRow['sppg_penghentian'][number],
    'mulai' | 'sampai' | 'sampai_pukul' | 'oleh'
  >[];
};

export const isConfirmed = ({ dikonfirmasi_pada }: Pick<KitchenRow, 'dikonfirmasi_pada'>) =>
  dikonfirmasi_pada !== null;

/** The history of all kitchens that are or were confirmed, until a day in WIB, newest first. */
export function kitchenChanges(
  kitchens: readonly ChangedKitchen[],
  removed: readonly RemovedSppg[],
  changed: readonly ChangedSppg[],
  day: string,
): Change[] {
  const change = (
    tanggal: string | null,
    kejadian: (typeof changeKinds)[number],
    { kode_unik_pendaftaran, kabupaten_kota }: Omit<RemovedSppg, 'tanggal'>,
    oleh: string | null = null,
  ): Change => ({ tanggal, kejadian, kode_unik_pendaftaran, kabupaten_kota, oleh, kode_lama: null });
  const changes = [
    ...kitchens
      .filter(isConfirmed)
      .flatMap((sppg) => [
        change(sortableDay(Date.parse(sppg.created_at)), 'Ditambahkan', sppg),
        ...sppg.sppg_penghentian.flatMap(({ mulai, sampai, sampai_pukul, oleh }) => [
          change(mulai, 'Dihentikan', sppg, oleh),
          ...(sampai && (sampai_pukul ? sampai <= day : sampai < day)
            ? [
                change(
                  sampai_pukul ? sampai : sortableDay(Date.parse(startOfDay(sampai, 1))),
                  'Dibuka lagi',
                  sppg,
                  oleh,
                ),
              ]
            : []),
        ]),
        ...(sppg.ditutup_pada ? [change(sppg.ditutup_pada, 'Ditutup', sppg)] : []),
      ]),
    ...removed.map((sppg) => change(sppg.tanggal, 'Dikeluarkan', sppg)),
    ...changed.map((line) => ({ ...line, oleh: null })),
  ];
  return changes.sort((one, other) => String(other.tanggal).localeCompare(String(one.tanggal)));
}

/**
 * What no kitchen's row tells: which are gone, got another code, or were closed and opened again; newest first.
 * @param kabupatenKota - of this kabupaten or kota alone
 * @throws PostgrestError
 */
export async function fetchNotedChanges(tables: TablesClient, kabupatenKota?: string) {
  const newestFirst = { ascending: false };
  const place = kabupatenKota === undefined ? {} : { kabupaten_kota: kabupatenKota };
  const [removed, changed] = await Promise.all([
    fetchAll(
      tables
        .from('sppg_dikeluarkan')
        .select('tanggal, kode_unik_pendaftaran, kabupaten_kota')
        .match(place)
        .order('tanggal', newestFirst)
        .order('kode_unik_pendaftaran'),
    ),
    fetchAll(
      tables
        .from('sppg_perubahan')
        .select('*')
        .match(place)
        .order('tanggal', newestFirst)
        .order('kode_unik_pendaftaran')
        .order('kejadian')
        .order('kode_lama'),
    ),
  ]);
  return { removed, changed };
}
