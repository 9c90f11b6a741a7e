import {
  type CertificateKind,
  certificatesByKind,
  type CertificateState,
  certificateState,
  needsAttention,
  type PublicCertificate,
} from '@/features/kitchens/certificates/certificate-state';
import { site } from '@/config/site';
import { formatDate } from '@/lib/text/format';

/** The names of kinds in a sentence, where they differ. */
const names: Partial<Record<CertificateKind, string>> = {
  Halal: 'Sertifikat halal',
  HACCP: 'Sertifikat HACCP',
  'Juru Masak': 'Sertifikat juru masak',
  'Uji Air': 'Hasil uji air',
  IPAL: 'Surat IPAL',
};

/** What can be wrong with a certificate, the gravest first. */
const faults = ['dicabut', 'habis', 'hampir habis'] as const;

const numerals = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh'];

/** What a certificate is today, as a part of a sentence: always with the day itself, which stays true when it is read later. */
function certificateToday(kind: CertificateKind, certificate: PublicCertificate, today: string) {
  const name = names[kind] ?? kind;
  const { tone } = certificateState(certificate, today);
  const { status, tanggal_berakhir: last, tanpa_akhir_per } = certificate;
  const state = (words: string, fault?: (typeof faults)[number]) => ({
    label: `${name} ${words}`,
    tone,
    fault,
    name,
  });
  if (status === 'Didaftarkan') return { ...state('sedang diurus'), tone: 'saffron' as const };
  if (status === 'Dicabut') return state('dicabut', 'dicabut');
  if (tone === 'red' && last) return state(`habis sejak ${formatDate(last)}`, 'habis');
  if (tone === 'saffron' && last) return state(`habis ${formatDate(last)}`, 'hampir habis');
  if (tanpa_akhir_per) return state('berlaku sampai dicabut');
  return state(last ? `berlaku sampai ${formatDate(last)}` : 'berlaku');
}

/** What the certificates of a kitchen that operates say of it. */
export interface CertificatesToday {
  /** Names the certificate that needs attention most, and how many others do: 'SLHS habis 3 Desember 2026; satu sertifikat lain hampir habis'. */
  text: string;
  tone: CertificateState['tone'];
  slhs: CertificateState;
  /** Whom to ask about the SLHS. */
  office: string;
  /** Who revoked the named certificate, and when. */
  voices: string[];
}

export function certificatesToday(
  certificates: readonly PublicCertificate[],
  today: string,
): CertificatesToday {
  const latestOfKinds = certificatesByKind(certificates).flatMap(({ kind, latest }) =>
    latest ? [{ kind, latest, ...certificateToday(kind, latest, today) }] : [],
  );
  const recorded = latestOfKinds.find(({ kind }) => kind === 'SLHS');
  const slhs = recorded ?? { label: 'SLHS belum dicatat', tone: 'saffron' as const };
  const urgent = latestOfKinds
    .filter(({ latest }) => needsAttention(latest, today))
    .toSorted((one, other) => faults.indexOf(one.fault ?? 'habis') - faults.indexOf(other.fault ?? 'habis'));
  // The SLHS is named first unless it is fine.
  const lead = slhs.tone === 'green' ? (urgent[0] ?? slhs) : slhs;
  const others = urgent.filter((certificate) => certificate !== lead);
  const told = [...new Set(others.map(({ fault }) => fault))].join(' atau ');
  return {
    text: [
      urgent.length === 0 ? `Beroperasi, ${lead.label}` : lead.label,
      ...(others.length > 0 ? [`${numerals[others.length]} sertifikat lain ${told}`] : []),
    ].join('; '),
    tone: urgent.length > 0 && slhs.tone === 'green' ? 'saffron' : slhs.tone,
    slhs: { label: slhs.label, tone: slhs.tone },
    office: recorded?.latest.penerbit ?? 'dinas kesehatan setempat',
    voices: latestOfKinds
      .filter((told) => told.fault === 'dicabut' && (told === lead || told === recorded))
      .map(
        ({ name, latest: { tanggal_dicabut: day, penerbit } }) =>
          `${name} dicabut${day ? ` ${formatDate(day)}` : ''} menurut ${penerbit ?? `catatan ${site.name}`}`,
      ),
  };
}
