// What the page of a kabupaten or kota tells of its kitchens, for a Dinas, a school or a reporter who asks for their own territory.
import {
  certificatesByKind,
  certificateState,
  needsAttention,
  type PublicCertificate,
} from '@/features/kitchens/certificates/certificate-state';
import {
  type Change,
  type ChangedSppg,
  kitchenChanges,
  type RemovedSppg,
} from '@/features/kitchens/open-data/changes';
import type { ComplaintNumbers } from '@/features/kitchens/public-complaints/api';
import { type CallableKitchen, calledName, calledOf } from '@/features/kitchens/sppg/called';
import { networkState, networkStates } from '@/features/kitchens/sppg/network-state';
import { runningSuspension, type Suspension } from '@/features/kitchens/sppg/suspension-state';
import type { BadgeTone } from '@/components/ui/badge';
import type { Tables } from '@/lib/supabase/database.types';
import { daysBetween } from '@/lib/text/days';
import { formatDate, formatNumber } from '@/lib/text/format';
import { sortableDay } from '@/lib/text/format-time';

type Incident = Pick<Tables<'sppg_kejadian'>, 'jenis' | 'hari' | 'ditutup_pada'>;

interface DistrictKitchen
  extends CallableKitchen, Pick<Tables<'sppg'>, 'id' | 'status_verifikasi' | 'created_at' | 'ditutup_pada'> {
  sppg_sertifikat_publik: readonly PublicCertificate[];
  sppg_penghentian: readonly Suspension[];
  sppg_kejadian: readonly Incident[];
}

type DistrictContact = Pick<Tables<'regional_contacts'>, 'nama_kontak' | 'nomor_telepon'>;

/** What is read for the page. */
interface DistrictRows {
  kitchens: readonly DistrictKitchen[];
  /** How many schools each kitchen is known to serve, by its id. */
  schools: ReadonlyMap<string, number>;
  /** The complaints about a kitchen, by its code. */
  complaintsOf: (code: string) => Pick<ComplaintNumbers, 'per' | 'belum_dijawab_lewat_tenggat'> | undefined;
  contact: DistrictContact | null;
  removed: readonly RemovedSppg[];
  changed: readonly ChangedSppg[];
}

interface Named {
  kode: string;
  nama: string;
}

interface ListedKitchen extends Named {
  state: string;
  tone: BadgeTone;
  /** Since when it is so and by whom: 'sejak 19 November 2026, menurut BGN' */
  since: string;
  schools: number;
}

interface Paper {
  jenis: string;
  state: string;
  /** When it ends or ended. */
  day: string | null;
}

export interface DistrictView {
  contact: DistrictContact | null;
  /** '3 SPPG yang kami konfirmasi: 2 Sudah Operasional, 1 Siap Bangun' */
  summary: string;
  kitchens: ListedKitchen[];
  /** Open incidents and running stops, the newest first. */
  open: (Named & { what: string; day: string; source: string })[];
  /** Kitchens with certificates that have ended, were revoked or end soon, the most urgent first. */
  papers: (Named & { certificates: Paper[] })[];
  /** Kitchens about which complaints wait for longer than promised. */
  overdue: (Named & { count: number })[];
  /** The Monday on which complaints were counted; null without any. */
  complaintsAsOf: string | null;
  /** What changed within 30 days. */
  changes: (Change & { nama: string | undefined })[];
}

/** For how many days the page tells what changed. */
export const recentDays = 30;

const named = (who: string) => (who === 'Kami' ? 'kami' : who);

function listed(sppg: DistrictKitchen, schools: number, day: string): ListedKitchen {
  const called = calledOf(sppg);
  const { label, tone = 'neutral' } = networkState(sppg, day);
  const suspension = runningSuspension(sppg.sppg_penghentian, day);
  const row = { kode: called.kode, nama: calledName(called), schools };
  if (sppg.ditutup_pada)
    return { ...row, state: label, tone, since: `sejak ${formatDate(sppg.ditutup_pada)}` };
  if (suspension)
    return {
      ...row,
      state: label,
      tone,
      since: `sejak ${formatDate(suspension.mulai)}, menurut ${named(suspension.oleh)}`,
    };
  if (sppg.dikonfirmasi_pada === null)
    return { ...row, state: 'Belum kami konfirmasi', tone: 'saffron', since: '' };
  const confirmed = formatDate(sortableDay(Date.parse(sppg.dikonfirmasi_pada)));
  return { ...row, state: label, tone, since: `dikonfirmasi ${confirmed}` };
}

const byDay = (one?: Paper, other?: Paper) => String(one?.day).localeCompare(String(other?.day));

/** The latest certificates of a kitchen that need attention, by their day. */
const urgentPapers = ({ sppg_sertifikat_publik }: DistrictKitchen, day: string): Paper[] =>
  certificatesByKind(sppg_sertifikat_publik)
    .flatMap(({ kind, latest }) =>
      latest && needsAttention(latest, day)
        ? [
            {
              jenis: kind,
              state: certificateState(latest, day).label.toLowerCase(),
              day: latest.tanggal_dicabut ?? latest.tanggal_berakhir,
            },
          ]
        : [],
    )
    .sort(byDay);

/** '3 SPPG yang kami konfirmasi: 2 Sudah Operasional, 1 Siap Bangun' */
function summaryOf(kitchens: readonly DistrictKitchen[], day: string): string {
  const confirmed = kitchens.filter((sppg) => sppg.dikonfirmasi_pada !== null && !sppg.ditutup_pada);
  const states = networkStates.flatMap((state) => {
    const count = confirmed.filter((sppg) => networkState(sppg, day).label === state).length;
    return count > 0 ? [`${formatNumber(count)} ${state}`] : [];
  });
  return `${formatNumber(confirmed.length)} SPPG yang kami konfirmasi${states.length > 0 ? `: ${states.join(', ')}` : ''}`;
}

/** What a district's page says on a day in WIB. */
export function districtView(rows: DistrictRows, day: string): DistrictView {
  const { kitchens, schools, complaintsOf, contact, removed, changed } = rows;
  const nameOf = (sppg: DistrictKitchen): Named => {
    const called = calledOf(sppg);
    return { kode: called.kode, nama: calledName(called) };
  };
  const standing = kitchens.filter(({ ditutup_pada }) => ditutup_pada === null);
  const open = kitchens.flatMap((sppg) => {
    const suspension = sppg.ditutup_pada === null && runningSuspension(sppg.sppg_penghentian, day);
    return [
      ...sppg.sppg_kejadian
        .filter(({ ditutup_pada }) => ditutup_pada === null)
        .map(({ jenis, hari }) => ({
          ...nameOf(sppg),
          what: `Kejadian: ${jenis}`,
          day: hari,
          source: 'kami',
        })),
      ...(suspension
        ? [
            {
              ...nameOf(sppg),
              what: 'Dihentikan sementara',
              day: suspension.mulai,
              source: named(suspension.oleh),
            },
          ]
        : []),
    ];
  });
  const papers = standing.flatMap((sppg) => {
    const certificates = urgentPapers(sppg, day);
    return certificates.length > 0 ? [{ ...nameOf(sppg), certificates }] : [];
  });
  const counted = kitchens.flatMap((sppg) => {
    const numbers = complaintsOf(sppg.kode_unik_pendaftaran);
    return numbers ? [{ sppg, numbers }] : [];
  });
  const names = new Map(kitchens.map(nameOf).map(({ kode, nama }) => [kode, nama]));
  return {
    contact,
    summary: summaryOf(kitchens, day),
    kitchens: kitchens
      .map((sppg) => listed(sppg, schools.get(sppg.id) ?? 0, day))
      .sort((one, other) => one.nama.localeCompare(other.nama, 'id')),
    open: open.sort((one, other) => other.day.localeCompare(one.day)),
    papers: papers.sort((one, other) => byDay(one.certificates[0], other.certificates[0])),
    overdue: counted.flatMap(({ sppg, numbers }) => {
      const count = numbers.belum_dijawab_lewat_tenggat;
      return count > 0 ? [{ ...nameOf(sppg), count }] : [];
    }),
    complaintsAsOf: counted[0]?.numbers.per ?? null,
    changes: kitchenChanges(kitchens, removed, changed, day)
      .filter(({ tanggal }) => tanggal !== null && daysBetween(tanggal, day) <= recentDays)
      .map((line) => ({ ...line, nama: names.get(line.kode_unik_pendaftaran ?? '') })),
  };
}
