// The files /data/sppg/<kode>.json, one for each code that ever stood for a confirmed kitchen. An address that was made known
// keeps answering: for a closed kitchen, one with another code, and one that is gone.
import { kitchenDataPath } from '@/config/data-files';
import { sppgPath } from '@/config/paths';
import { site } from '@/config/site';
import { certificateState } from '@/features/kitchens/certificates/certificate-state';
import type { ReadKitchen } from '@/features/kitchens/check/built-kitchens';
import { verdictOf } from '@/features/kitchens/check/verdict';
import { newestNews } from '@/features/kitchens/incidents/incident-state';
import { newestProgressFirst } from '@/features/kitchens/progress/api';
import { scanBucket } from '@/features/kitchens/scans/scan-link';
import { networkState } from '@/features/kitchens/sppg/network-state';
import { runningSuspension } from '@/features/kitchens/sppg/suspension-state';
import { publicFileUrl } from '@/lib/supabase/backend';
import { searchKey } from '@/lib/text/search-key';
import { absoluteUrl } from '@/lib/url/site-url';
import { type ChangedSppg, isConfirmed, type RemovedSppg } from './changes';
import { formatVersion, kitchenSchema, type Schema } from './kitchen-schema';
import { kitchenValues } from './tables';

/** Keeps of a value only the properties that the schema names, in the schema's order. */
function published({ properties, items }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return items ? value.map((item) => published(items, item)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const source: Record<string, unknown> = { ...value };
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, published(schema, source[name])]),
  );
}

const named = (who: string) => (who === 'Kami' ? site.name : who);

const withScan = <Row extends { scan_path: string | null }>(row: Row) => ({
  ...row,
  pindaian: row.scan_path && absoluteUrl(publicFileUrl(scanBucket, row.scan_path)),
});

/** Since when a kitchen is what it is on the day of the build, and whose word that is. */
function toldOf({ built: { sppg, day }, progress }: ReadKitchen) {
  if (sppg.ditutup_pada) return { sejak: sppg.ditutup_pada, menurut: site.name };
  const suspension = runningSuspension(sppg.sppg_penghentian, day);
  if (suspension) return { sejak: suspension.mulai, menurut: named(suspension.oleh) };
  const lines = newestProgressFirst(progress);
  const other = lines.findIndex(({ status_verifikasi }) => status_verifikasi !== sppg.status_verifikasi);
  const ofState = other < 0 ? lines : lines.slice(0, other);
  return { sejak: ofState.at(-1)?.tanggal ?? null, menurut: site.name };
}

/** The file's part about a confirmed kitchen. */
function kitchenOf(read: ReadKitchen) {
  const { sppg, day, schools, complaints } = read.built;
  const { text, voice } = verdictOf(sppg, sppg.sppg_sertifikat_publik, day);
  return {
    ...kitchenValues(sppg, day),
    keadaan: { nama: networkState(sppg, day).label, ...toldOf(read), kesimpulan: text, suara: voice },
    sertifikat: sppg.sppg_sertifikat_publik.map((certificate) => ({
      ...withScan(certificate),
      keadaan: certificateState(certificate, day).label,
    })),
    penghentian: sppg.sppg_penghentian,
    kejadian: sppg.sppg_kejadian.map((incident) => ({
      ...incident,
      kabar: newestNews(incident).reverse(),
    })),
    inspeksi: sppg.sppg_inspeksi.map(withScan),
    tanda_tangan: sppg.sppg_tanda_tangan,
    sekolah: schools,
    keluhan: complaints && { ...complaints.numbers, jawaban: complaints.answers },
  };
}

const waiting = 'Datanya berubah dan belum kami konfirmasi lagi.';
const gone = 'Dapur ini tidak lagi ada dalam daftar kami.';

/**
 * The files by their paths. A code that another kitchen has now is that kitchen's.
 * @param time - when the data were read, as ISO
 */
export function kitchenFiles(
  kitchens: ReadKitchen[],
  removed: RemovedSppg[],
  changed: ChangedSppg[],
  time: string,
): Map<string, string> {
  const files = new Map<string, string>();
  const taken = new Set<string>();
  const add = (kode: string | null, content: object) => {
    const path = kode === null ? undefined : kitchenDataPath(kode);
    if (kode === null || !path || taken.has(searchKey(kode))) return;
    taken.add(searchKey(kode));
    const nothing = { keterangan: null, kode_baru: null, ditutup: null, dihapus: null, dapur: null };
    const halaman = absoluteUrl(sppgPath(kode));
    const file = { versi: formatVersion, per: time, kode, halaman, ...nothing, ...content };
    files.set(path, `${JSON.stringify(published(kitchenSchema, file), null, 1)}\n`);
  };

  for (const read of kitchens) {
    const { called, built } = read;
    if (isConfirmed(built.sppg))
      add(called.kode, { ditutup: built.sppg.ditutup_pada, dapur: kitchenOf(read) });
    else if (called.nama !== null) add(called.kode, { keterangan: waiting });
  }
  for (const { kode_unik_pendaftaran, tanggal } of removed)
    add(kode_unik_pendaftaran, { keterangan: gone, dihapus: tanggal });
  for (const { kode_lama, kode_unik_pendaftaran: kode_baru } of changed)
    add(kode_lama, { keterangan: `Dapur ini sekarang berkode ${kode_baru}.`, kode_baru });
  return files;
}
