import * as v from 'valibot';
import { byKey } from '@/lib/collections';
import { optionalLine, requiredLine } from '@/lib/forms/text-rules';
import { bare } from '@/lib/text/pasted';
import { visibleText } from '@/lib/text/visible-text';
import { sppgManagementMessages } from './management.messages';
import {
  plainSppgLines,
  type SppgColumnName,
  statusBangunan,
  statusPengajuanSppg,
  statusVerifikasi,
} from './sppg-columns';

/** A code as a keyboard writes it: word processors put in other dashes, and quotes around it. */
const plainCode = (text: string) => bare(text.normalize('NFKC').replace(/[\p{Pd}\u2212]/gu, '-'));

/** A number without its separators: '2.500', '2 500' and '2.500,00', in Indonesian notation -> '2500' */
function plainNumber(text: string): string {
  const whole = visibleText(text).replace(/,0{1,2}$/, '');
  return /^-?[1-9]\d{0,2}([. ]\d{3})+$/.test(whole) ? whole.replace(/[. ]/g, '') : whole;
}

const targetCount = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.check((value) => /^(-?\d+)?$/.test(value), 'Jumlah sasaran harus berupa angka.'),
  v.check((value) => !value.startsWith('-'), 'Jumlah sasaran tidak boleh negatif.'),
  v.check((value) => Number(value) <= 1_000_000, 'Jumlah sasaran terlalu besar.'),
  v.transform((value) => (value ? Number(value) : null)),
);

/** Takes '@dapur.tembalang' and the address of the profile, such as 'https://www.instagram.com/dapur.tembalang/?hl=id'. */
const account = (site: string, name: RegExp) =>
  v.pipe(
    v.string(),
    v.transform((typed) =>
      bare(typed)
        .replace(new RegExp(`^(?:https?://)?(?:[a-z]+\\.)?${site}/(?:profile\\.php\\?id=)?`, 'i'), '')
        .replace(/^@|\/*(?:[?&#].*)?$/g, ''),
    ),
    v.check((handle) => handle === '' || name.test(handle), sppgManagementMessages.accountOdd),
    v.transform((handle) => handle || null),
  );

/** The rules of the SPPG form, the same as the database's constraints. */
export const sppgSchema = v.object({
  kode_unik_pendaftaran: v.pipe(
    v.string(),
    v.transform(plainCode),
    requiredLine('Kode unik tidak boleh kosong.', 50),
    v.regex(
      /^[ -~]*[0-9A-Za-z][ -~]*$/,
      'Kode unik hanya boleh memuat huruf A–Z, angka, spasi, dan tanda baca dari papan ketik, dengan sedikitnya satu huruf atau angka.',
    ),
  ),
  nama: requiredLine('Nama SPPG tidak boleh kosong.', 200),
  lokasi: requiredLine('Lokasi SPPG tidak boleh kosong.', 500),
  kabupaten_kota: v.pipe(
    v.string(),
    v.transform((nama) => nama || null),
  ),
  yayasan_id: v.pipe(v.string(), v.nonEmpty('Yayasan harus dipilih.')),
  sasaran_jumlah_penerima_manfaat: targetCount,
  status_pengajuan_sppg: v.pipe(v.string(), v.picklist(statusPengajuanSppg)),
  status_bangunan: v.pipe(v.string(), v.picklist(statusBangunan)),
  status_verifikasi: v.pipe(v.string(), v.picklist(statusVerifikasi)),
  ...byKey(plainSppgLines, ({ max }) => optionalLine(max)),
  akun_instagram: account('instagram.com', /^[\w.]{1,30}$/),
  akun_facebook: account('facebook.com', /^[a-z\d.-]{1,80}$/i),
  akun_tiktok: account('tiktok.com', /^[\w.]{1,24}$/),
  id_bgn: v.pipe(
    optionalLine(40),
    v.transform(
      (text) =>
        text &&
        bare(text)
          .replace(/[\s.-]/g, '')
          .toUpperCase(),
    ),
    v.check((id) => id === null || /^[\dA-Z]{8}$/.test(id), sppgManagementMessages.idBgnOdd),
  ),
} satisfies Record<SppgColumnName, v.GenericSchema<string, unknown>>);

/** The form's values: text only. */
export type SppgFormValues = v.InferInput<typeof sppgSchema>;

/** An SPPG as it is sent to the database. */
export type SppgInput = v.InferOutput<typeof sppgSchema>;
