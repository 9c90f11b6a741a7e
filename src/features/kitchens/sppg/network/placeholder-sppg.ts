import type { SppgWithYayasan } from '@/features/kitchens/sppg/api';
import {
  byColumn,
  type StatusPengajuanSppg,
  type StatusVerifikasi,
  statusVerifikasi,
} from '@/features/kitchens/sppg/sppg-columns';

interface Placeholders {
  /** The fewest entries that the tab shows (specification, point 9). */
  minimum: number;
  /** The range of their building progress in percent, to match their status. */
  progress: [from: number, to: number];
  status_pengajuan_sppg: StatusPengajuanSppg;
}

const placeholders: Record<StatusVerifikasi, Placeholders> = {
  'Siap Bangun': { minimum: 12, progress: [0, 15], status_pengajuan_sppg: 'Draf' },
  'Proses Pembangunan': { minimum: 5, progress: [20, 95], status_pengajuan_sppg: 'Verifikasi Pengajuan' },
  'Sudah Operasional': { minimum: 2, progress: [100, 100], status_pengajuan_sppg: 'Terverifikasi' },
};

const idPrefix = 'dummy-';

/** Whether an entry is only an illustration: it is not in the database and can't be changed. */
export function isPlaceholderSppg({ id }: { id: string }): boolean {
  return id.startsWith(idPrefix);
}

function randomInteger([from, to]: [number, number]): number {
  return from + Math.floor(Math.random() * (to - from + 1));
}

function makePlaceholder(status: StatusVerifikasi, number: number): SppgWithYayasan {
  const { progress, status_pengajuan_sppg } = placeholders[status];
  const yayasan = { id: `${idPrefix}yayasan`, nama: 'Yayasan contoh' };
  return {
    ...byColumn(() => null),
    id: `${idPrefix}${status}-${number}`,
    kode_unik_pendaftaran: `CONTOH-${String(number).padStart(3, '0')}`,
    nama: `SPPG contoh ${number}`,
    lokasi: 'Jawa Tengah',
    status_pengajuan_sppg,
    sasaran_jumlah_penerima_manfaat: randomInteger([100, 299]),
    status_bangunan: 'Bangunan Baru',
    yayasan_id: yayasan.id,
    yayasan,
    status_verifikasi: status,
    progres_pembangunan: `${randomInteger(progress)}%`,
    created_at: '',
    updated_at: '',
    dikonfirmasi_pada: null,
    ditutup_pada: null,
    alasan_tutup: null,
    sppg_penghentian: [],
  };
}

/** As many random entries per status as an empty tab needs. Not for prerendering, since they differ every time. */
export function makePlaceholderSppg(): SppgWithYayasan[] {
  return statusVerifikasi.flatMap((status) =>
    Array.from({ length: placeholders[status].minimum }, (_, index) => makePlaceholder(status, index + 1)),
  );
}
