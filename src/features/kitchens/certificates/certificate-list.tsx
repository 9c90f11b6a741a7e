import { Folded } from '@/components/folded';
import { TextLink } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { anchors } from '@/config/paths';
import { formatDate } from '@/lib/text/format';
import {
  certificatesByKind,
  certificateState,
  kindNames,
  kindWithResult,
  type PublicCertificate,
  unrecordedState,
  urgentCount,
} from './certificate-state';
import { ScanLink } from '@/features/kitchens/scans/scan-link';

interface CertificateListProps {
  Heading: 'h2' | 'h3';
  certificates: readonly PublicCertificate[];
  sppg: Parameters<typeof unrecordedState>[1];
  /** The day in WIB on which the states hold. */
  today: string;
}

/** What a kitchen is certified for, all kinds. */
export function CertificateList({ Heading, certificates, sppg, today }: CertificateListProps) {
  const kinds = certificatesByKind(certificates);
  const [shown, unrecorded] = [kinds.filter(hasRow), kinds.filter((kind) => !hasRow(kind))];
  return (
    <Folded
      heading={Heading}
      className="mt-6 sm:mt-8 print:mt-4"
      summary={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span>Sertifikat</span>
          <span className="text-base font-normal text-ink-soft">{summaryOf(kinds, today)}</span>
        </span>
      }
    >
      <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white print:grid print:grid-cols-2">
        {shown.map(({ kind, latest, history }) => {
          const { label, tone } = latest ? certificateState(latest, today) : unrecordedState(kind, sppg);
          return (
            <li key={kind} className="break-inside-avoid px-5 py-4 print:py-1.5">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <p className="min-w-0">
                  <strong>{latest?.status === 'Terbit' ? kindWithResult(latest) : kind}</strong>{' '}
                  <span className="text-sm text-ink-muted">{kindNames[kind]}</span>
                </p>
                <Badge tone={tone}>{label}</Badge>
              </div>
              {latest && <Facts certificate={latest} />}
              {history.length > 0 && <History kind={kind} certificates={history} today={today} />}
            </li>
          );
        })}
        {unrecorded.length > 0 && (
          <li className="px-5 py-4 text-ink-soft">
            <span className="font-semibold">Belum dicatat:</span>{' '}
            <span>{unrecorded.map(({ kind }) => kind).join(', ')}</span>
          </li>
        )}
      </ul>
      <div className="mt-3">
        <RecordedNote today={today} />
      </div>
    </Folded>
  );
}

type Kind = ReturnType<typeof certificatesByKind<PublicCertificate>>[number];

/** The list in a few words: '5 tercatat, 2 perlu perhatian'. */
function summaryOf(kinds: readonly Kind[], today: string): string {
  const recorded = kinds.flatMap(({ latest }) => latest ?? []);
  if (recorded.length === 0) return 'Belum ada yang tercatat';
  const urgent = urgentCount(kinds, today);
  return [`${recorded.length} tercatat`, urgent > 0 && `${urgent} perlu perhatian`]
    .filter(Boolean)
    .join(', ');
}

/** Whether a kind has a row of its own: what is recorded, and the SLHS, which every kitchen that has operated for a month must have. */
const hasRow = ({ kind, latest }: Kind) => latest !== undefined || kind === 'SLHS';

interface HistoryProps {
  kind: string;
  certificates: readonly PublicCertificate[];
  today: string;
}

/** The certificates that later ones have replaced, on request. */
function History({ kind, certificates, today }: HistoryProps) {
  return (
    <details className="mt-2 print:hidden">
      <summary className="min-h-9 w-fit cursor-pointer content-center text-sm text-ink-soft">
        Sebelumnya ({certificates.length})<span className="sr-only"> untuk {kind}</span>
      </summary>
      <ul className="mt-1 space-y-4 border-l-2 border-paper-line pl-4">
        {certificates.map((earlier) => (
          <li key={earlier.id}>
            <p className="font-semibold text-ink-soft">{certificateState(earlier, today).label}</p>
            <Facts certificate={earlier} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Facts({ certificate }: { certificate: PublicCertificate }) {
  return (
    <>
      <dl className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {certificateFacts(certificate).map(({ term, text, isVoid }) => (
          // Paper has room for how long it is valid; its QR code leads to the rest.
          <div key={term} className="flex flex-wrap gap-x-2 wrap-anywhere not-last:print:hidden">
            <dt className="text-ink-muted">{term}</dt>
            <dd>{isVoid ? <VoidDay>{text}</VoidDay> : text}</dd>
          </div>
        ))}
      </dl>
      <ScanLink
        of={certificate}
        what={`sertifikat ${certificate.jenis}`}
        className="mt-2 inline-block print:hidden"
      />
    </>
  );
}

/** A day of a revoked certificate; screen readers say nothing of a line through it. */
export function VoidDay({ children }: { children: string }) {
  return (
    <del className="text-ink-muted">
      <span>{children}</span>
      <span className="sr-only"> (tidak berlaku lagi)</span>
    </del>
  );
}

/** What a list of certificates is worth: stands below every one. */
export function RecordedNote({ today }: { today: string }) {
  return (
    <p className="text-sm text-ink-soft">
      Menurut catatan kami per {formatDate(today)}. Yang sah adalah keterangan penerbit sertifikat.{' '}
      <TextLink to={anchors.programNotice}>Kapan sertifikat wajib?</TextLink>
    </p>
  );
}

/**
 * The recorded facts of a certificate. Unknown ones are left out, except for the last day, which is said to be unknown.
 * The dates of a revoked one are void.
 */
function certificateFacts(certificate: Omit<PublicCertificate, 'id' | 'sppg_id' | 'created_at'>) {
  const {
    status,
    nomor,
    penerbit,
    hasil,
    tanggal_daftar,
    tanggal_terbit,
    tanggal_berakhir,
    tanpa_akhir_per,
    tanggal_dicabut,
  } = certificate;
  const unknownEnd = status === 'Terbit' ? 'tanggalnya belum dicatat' : null;
  const withoutEnd = tanpa_akhir_per && `dicabut (kami periksa pada ${formatDate(tanpa_akhir_per)})`;
  const isVoid = status === 'Dicabut';
  const facts = [
    { term: 'Nomor', text: nomor },
    { term: 'Penerbit', text: penerbit },
    { term: 'Hasil', text: hasil, isVoid },
    { term: 'Dicabut', text: tanggal_dicabut && formatDate(tanggal_dicabut) },
    {
      term: 'Didaftarkan',
      text: tanggal_terbit ? null : tanggal_daftar && formatDate(tanggal_daftar),
      isVoid,
    },
    { term: 'Terbit', text: tanggal_terbit && formatDate(tanggal_terbit), isVoid },
    {
      term: 'Berlaku sampai',
      text: tanggal_berakhir ? formatDate(tanggal_berakhir) : withoutEnd || unknownEnd,
      isVoid,
    },
  ];
  return facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : []));
}
