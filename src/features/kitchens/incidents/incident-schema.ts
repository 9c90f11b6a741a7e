import * as v from 'valibot';
import { optionalPastDay } from '@/lib/forms/day-rules';
import { requiredLine, requiredText, tick } from '@/lib/forms/text-rules';
import { isInstant } from '@/lib/text/format';
import { visibleText } from '@/lib/text/visible-text';
import { type Figure, incidentKinds } from './incident-state';

/** A list in a field, whose value is a text. */
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(v.string(), v.parseJson(), v.array(item));

const list = listOf(v.string());

/** The ids or names that a field lists. */
export const listIn = (text: string) => v.parse(list, text);

/**
 * The names of the schools concerned, by the id of their kitchen; a kitchen that is missing here means all of its
 * schools.
 */
const schools = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string())));

/** The schools that are ticked, by the id of their kitchen, as the field has them. */
export const schoolsIn = (text: string) => v.parse(schools, text);

const hours = v.pipe(v.string(), v.toNumber());

/** The rules of a report, the same as the database's. */
export const reportSchema = v.object({
  jenis: v.picklist(incidentKinds, 'Pilih dulu jenis kejadiannya.'),
  hari: v.pipe(optionalPastDay, v.string('Hari kejadian wajib diisi.')),
  dapur: v.pipe(list, v.minLength(1, 'Pilih dulu dapurnya.')),
  sekolah: schools,
  berhenti: tick,
  janji: hours,
});

/** A figure as it is typed; the time in WIB, as a field of that type has it. */
export type TypedFigure = Record<keyof Figure, string>;

const typedFigures = listOf(
  v.object({ jumlah: v.string(), apa: v.string(), menurut: v.string(), pada: v.string() }),
);

/** The figures as the field has them. */
export const figuresIn = (text: string): TypedFigure[] => v.parse(typedFigures, text);

export const emptyFigure: TypedFigure = { jumlah: '', apa: '', menurut: '', pada: '' };

const words = (max: number) =>
  v.pipe(v.string(), v.transform(visibleText), v.trim(), v.nonEmpty(), v.maxLength(max));

const figure = v.object({
  jumlah: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}$/), v.transform(Number)),
  apa: words(100),
  menurut: words(100),
  pada: v.pipe(
    v.string(),
    v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d/),
    v.transform((text) => Date.parse(`${text.slice(0, 16)}:00+07:00`)),
    v.check(isInstant),
    v.transform((time) => new Date(time).toISOString()),
  ),
});

/** Those of the typed figures that are whole, for the preview. */
export const wholeFigures = (text: string): Figure[] =>
  figuresIn(text).flatMap((typed) => {
    const read = v.safeParse(figure, typed);
    return read.success ? [read.output] : [];
  });

export const newsSchema = v.object({
  isi: requiredText('Tulis apa yang sudah diketahui.', 2000),
  // One message for all figures, as they are one field of the form.
  angka: v.pipe(
    v.string(),
    v.check(
      (text) => wholeFigures(text).length === figuresIn(text).length,
      'Setiap angka perlu jumlah, keterangan, sumber, dan waktunya. Lengkapi, atau hapus barisnya.',
    ),
    v.transform(wholeFigures),
  ),
  membetulkan: v.pipe(
    v.string(),
    v.transform((id) => id || null),
  ),
  sekolah: schools,
  berhenti: tick,
  janji: hours,
  tutup: tick,
  salah: tick,
  /** The ids of the joined incidents that it leaves out. */
  tanpa: list,
});

/** What an admin may take off a news; the mark that takes its place names it. */
export const removableWords = ['nama', 'umur', 'kelas', 'alamat'] as const;

/** The rules of taking words off a news, the same as the database's. */
export const wordsSchema = v.object({
  kabar: v.pipe(v.string(), v.nonEmpty('Pilih dulu kabarnya.')),
  apa: v.picklist(removableWords, 'Pilih apa yang dihapus.'),
  kata: requiredLine('Tulis kata yang dihapus, persis seperti di kabarnya.', 100),
  alasan: requiredText('Tulis mengapa kata itu dihapus.', 500),
});
