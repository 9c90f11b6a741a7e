// Every kitchen that is known when the site is built has a page, /sppg/<code>, whose HTML carries its data: the route's loader
// gives them for hydration, then today's answer replaces them. Links and the QR code for a kitchen's wall lead there if the host
// has the page, else to /sppg?kode=, which answers for newer kitchens, too.
import { sppgPath, sppgSearchPath } from '@/config/paths';
import type { PublicComplaints } from '@/features/kitchens/public-complaints/api';
import { fetchBuiltComplaints } from '@/features/kitchens/public-complaints/built-complaints';
import { newestProgressFirst, type ProgressLine, readAtFirst } from '@/features/kitchens/progress/api';
import { sortSchools } from '@/features/kitchens/schools/api';
import type { School } from '@/features/kitchens/schools/school-columns';
import { type Called, calledOf } from '@/features/kitchens/sppg/called';
import { groupBy } from '@/lib/collections';
import type { ParameterPage } from '@/lib/route-handle';
import { fetchAll } from '@/lib/supabase/fetch-all';
import type { TablesClient } from '@/lib/supabase/tables';
import { sortableDay, todayOnServer } from '@/lib/text/format-time';
import { searchKey } from '@/lib/text/search-key';
import { type FoundSppg, publicKitchenColumns, type KitchenRow } from './api';

/** A kitchen as it was when the site was built. */
export interface BuiltKitchen {
  /** The day of the build in WIB. */
  day: string;
  sppg: FoundSppg;
  schools: School[];
  /** The newest lines of its progress. */
  progress: ProgressLine[];
  /** Null without any complaint. */
  complaints: PublicComplaints | null;
}

/** A kitchen as the build reads it. */
export interface ReadKitchen {
  called: Called;
  /** What its page shows. */
  built: BuiltKitchen;
  /** All lines of its progress, the oldest first. */
  progress: ProgressLine[];
}

const readings = new WeakMap<TablesClient, Promise<KitchenRow[]>>();
const wholeReadings = new WeakMap<TablesClient, Promise<ReadKitchen[]>>();

/**
 * All kitchens, oldest first, read once for each build.
 * @throws PostgrestError
 */
export async function fetchKitchens(tables: TablesClient): Promise<KitchenRow[]> {
  const reading =
    readings.get(tables) ??
    fetchAll(tables.from('sppg').select(publicKitchenColumns).order('created_at').order('id'));
  readings.set(tables, reading);
  return reading;
}

/** The schools of all kitchens, by kitchen. @throws PostgrestError */
async function fetchSchools(tables: TablesClient): Promise<Map<string, School[]>> {
  const schools = await fetchAll(tables.from('sppg_sekolah').select('*').order('created_at').order('id'));
  return groupBy(schools, (school) => school.sppg_id);
}

/** The progress of all kitchens, by kitchen. @throws PostgrestError */
async function fetchProgress(tables: TablesClient): Promise<Map<string, ProgressLine[]>> {
  const lines = await fetchAll(tables.from('sppg_perkembangan').select('*').order('created_at').order('id'));
  return groupBy(lines, (line) => line.sppg_id);
}

/** The lines of progress that a kitchen's page reads at first. */
function firstOf(lines: ProgressLine[]): ProgressLine[] {
  const isChosen = ({ foto_dapur }: ProgressLine) => foto_dapur;
  const others = newestProgressFirst(lines.filter((line) => !isChosen(line)));
  return newestProgressFirst([...lines.filter(isChosen), ...others].slice(0, readAtFirst));
}

async function readWholeKitchens(tables: TablesClient): Promise<ReadKitchen[]> {
  const [kitchens, schools, progressLines] = await Promise.all([
    fetchKitchens(tables),
    fetchSchools(tables),
    fetchProgress(tables),
  ]);
  const complaintsOf = await fetchBuiltComplaints(
    tables,
    kitchens.map(({ kode_unik_pendaftaran }) => kode_unik_pendaftaran),
  );
  const day = todayOnServer();
  // Two kitchens may have the same code, if one was never confirmed: page and file belong to the confirmed one.
  const byCode = new Map<string, { sppg: FoundSppg; called: Called }>();
  for (const sppg of kitchens) {
    const called = calledOf(sppg);
    const key = searchKey(called.kode);
    if (called.nama !== null || !byCode.has(key)) byCode.set(key, { sppg, called });
  }
  return [...byCode.values()].map(({ sppg, called }) => {
    const progress = progressLines.get(sppg.id) ?? [];
    const built = {
      day,
      sppg,
      schools: sortSchools(schools.get(sppg.id) ?? []),
      progress: firstOf(progress),
      complaints: complaintsOf(sppg.kode_unik_pendaftaran),
    };
    return { called, built, progress };
  });
}

/**
 * The kitchens that are known today, one of each code, with all that hangs on them, read once for each build.
 * @throws PostgrestError when the backend can't be read
 */
export async function fetchWholeKitchens(tables: TablesClient): Promise<ReadKitchen[]> {
  const reading = wholeReadings.get(tables) ?? readWholeKitchens(tables);
  wholeReadings.set(tables, reading);
  return reading;
}

/**
 * Their pages. A code that can't be the name of a file has none: `/sppg?kode=` answers.
 * @throws PostgrestError when the backend can't be read
 */
export async function kitchenPages(tables: TablesClient): Promise<ParameterPage[]> {
  return (await fetchWholeKitchens(tables)).flatMap(({ called, built }) => {
    const path = sppgPath(called.kode);
    if (path === sppgSearchPath(called.kode)) return [];
    return [{ path, data: built, changedOn: sortableDay(Date.parse(built.sppg.updated_at)) }];
  });
}
