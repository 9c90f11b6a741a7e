import * as v from 'valibot';
import { optionalText, requiredText } from '@/lib/forms/text-rules';
import { visibleText } from '@/lib/visible-text';
import type { SppgColumnName } from './sppg-columns';
import { statusBangunan, statusPengajuanSppg, statusVerifikasi } from './status';

/** '2.500', '2 500' and '2.500,00', as the site and spreadsheets set to Indonesian write them -> '2500' */
function plainNumber(text: string): string {
  const whole = visibleText(text).replace(/,0{1,2}$/, '');
  return /^-?[1-9]\d{0,2}([. ]\d{3})+$/.test(whole) ? whole.replace(/[. ]/g, '') : whole;
}

const targetCount = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.check((value) => /^(-?\d+)?$/.test(value), 'Jumlah sasaran harus berupa angka.'),
  v.check((value) => !value.startsWith('-'), 'Jumlah sasaran tidak boleh negatif.'),
  v.check((value) => Number(value) <= 2_147_483_647, 'Jumlah sasaran terlalu besar.'),
  v.transform((value) => (value ? Number(value) : null)),
);

/** The rules of the SPPG form beside their messages; the database holds the same rules as constraints. */
export const sppgSchema = v.object({
  kode_unik_pendaftaran: v.pipe(
    v.string(),
    v.transform(visibleText),
    requiredText('Kode unik tidak boleh kosong.', 50),
  ),
  nama: requiredText('Nama SPPG tidak boleh kosong.', 200),
  lokasi: requiredText('Lokasi SPPG tidak boleh kosong.', 500),
  yayasan_id: v.pipe(v.string(), v.nonEmpty('Yayasan harus dipilih.')),
  sasaran_jumlah_penerima_manfaat: targetCount,
  status_pengajuan_sppg: v.pipe(v.string(), v.picklist(statusPengajuanSppg)),
  status_bangunan: v.pipe(v.string(), v.picklist(statusBangunan)),
  status_verifikasi: v.pipe(v.string(), v.picklist(statusVerifikasi)),
  kontraktor_pelaksana: optionalText(200),
  progres_pembangunan: optionalText(100),
  estimasi_selesai: optionalText(100),
} satisfies Record<SppgColumnName, v.GenericSchema<string, unknown>>);

/** What only the database can tell about a code. */
export const takenCode = 'Kode ini sudah dipakai SPPG lain. Isi dengan kode yang berbeda.';

/** What the fields hold while being edited: text only. */
export type SppgFormValues = v.InferInput<typeof sppgSchema>;

/** What is sent to the database. */
export type SppgInput = v.InferOutput<typeof sppgSchema>;

/** The columns that the form fills. */
export const sppgColumns = v.keyof(sppgSchema).options;

/** Those that a change speaks of. */
export function changedColumns(changes: Partial<SppgInput>) {
  return sppgColumns.filter((column) => column in changes);
}
