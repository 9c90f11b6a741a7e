import { RefreshCw } from 'lucide-react';
import { Code } from '@/components/code';
import { TextLink } from '@/components/links';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { sppgPath } from '@/config/paths';
import { formatDate } from '@/lib/text/format';
import { type Certificate, certificateName } from './certificate-columns';
import type { CertificateDialogState } from './certificate-dialogs';
import { VoidDay } from './certificate-list';
import { certificateState, kindWithResult } from './certificate-state';
import { ScanLink } from '@/features/kitchens/scans/scan-link';

interface CertificateRowProps {
  certificate: Certificate;
  today: string;
  onAction: (action: CertificateDialogState) => void;
}

/** A certificate on one line, on several where there is less room. */
export function CertificateItem({ certificate, today, onAction }: CertificateRowProps) {
  const { nomor, penerbit, tanggal_dicabut, terkini, nama_sppg, kode_unik_pendaftaran, sppg_dihapus } =
    certificate;
  const { label, tone } = certificateState(certificate, today);
  const day = dayText(certificate);
  const name = certificateName(certificate);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-5 gap-y-2 px-4 py-3 wrap-anywhere sm:px-5 @2xl:grid-cols-[minmax(0,1fr)_13rem_auto] @2xl:items-center @3xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_13rem_auto]">
      <div className="@max-2xl:col-span-2">
        <h2 className="text-base leading-snug tracking-normal">
          {sppg_dihapus ? nama_sppg : <TextLink to={sppgPath(kode_unik_pendaftaran)}>{nama_sppg}</TextLink>}
        </h2>
        <p className="text-sm text-ink-muted">
          <Code>{kode_unik_pendaftaran}</Code>
        </p>
      </div>
      <div className="@max-2xl:col-span-2 @2xl:@max-3xl:row-start-2">
        <p>
          <strong>{kindWithResult(certificate)}</strong> {nomor}
        </p>
        {penerbit && <p className="text-sm text-ink-muted">{penerbit}</p>}
        <ScanLink of={certificate} what={`sertifikat ${certificate.jenis}`} className="text-sm" />
      </div>
      <div className="@2xl:@max-3xl:row-span-2">
        <Badge tone={tone}>{label}</Badge>
        {tanggal_dicabut && <p className="text-sm text-ink-muted">sejak {formatDate(tanggal_dicabut)}</p>}
        {day && (
          <p className="text-sm text-ink-muted">
            {tanggal_dicabut ? <VoidDay>{day}</VoidDay> : <span>{day}</span>}
          </p>
        )}
        {!terkini && (
          <p className="text-sm text-ink-muted">
            {sppg_dihapus ? 'SPPG-nya sudah dihapus.' : 'Sudah ada yang lebih baru.'}
          </p>
        )}
      </div>
      <div className="-mr-3 flex @2xl:@max-3xl:row-span-2">
        {terkini && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Perpanjang ${name}`}
            title="Perpanjang"
            onClick={() => onAction({ kind: 'renew', certificate })}
          >
            <RefreshCw aria-hidden="true" className="size-4" />
          </Button>
        )}
        <EditButton isIconOnly name={name} onClick={() => onAction({ kind: 'edit', certificate })} />
        <DeleteButton isIconOnly name={name} onClick={() => onAction({ kind: 'delete', certificate })} />
      </div>
    </li>
  );
}

/** The day that matters most: the last one, or else the one of issue or registration. */
function dayText({
  tanggal_berakhir,
  tanpa_akhir_per,
  tanggal_terbit,
  tanggal_daftar,
}: Certificate): string | null {
  if (tanggal_berakhir) return `sampai ${formatDate(tanggal_berakhir)}`;
  if (tanpa_akhir_per) return `diperiksa ${formatDate(tanpa_akhir_per)}`;
  if (tanggal_terbit) return `terbit ${formatDate(tanggal_terbit)}`;
  return tanggal_daftar && `daftar ${formatDate(tanggal_daftar)}`;
}
