import { Mail } from 'lucide-react';
import { Code } from '@/components/code';
import { Folded } from '@/components/folded';
import { TextLink } from '@/components/links';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { sppgPath } from '@/config/paths';
import { useAskForSignature } from '@/features/kitchens/signatures/asking/mutations';
import { signatureStates } from '@/features/kitchens/signatures/asking/signature-states';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import type { YayasanDialogState } from '@/features/kitchens/yayasan/yayasan-form';
import { formatNumber } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';
import type { Foundation } from './foundation-filter';

interface FoundationRowProps extends Foundation {
  onAction: (action: YayasanDialogState) => void;
}

export function FoundationRow({ yayasan, email, asked, onAction }: FoundationRowProps) {
  // The row without embedded rows, as a draft keeps it.
  const { sppg, ...row } = yayasan;
  const open = sppg.filter((one) => !isClosed(one));
  const ask = useAskForSignature(email ?? '');
  return (
    <article aria-label={row.nama} className="px-4 py-4 wrap-anywhere sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-base leading-snug tracking-normal">{row.nama}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {row.pengelola && <span>{row.pengelola}</span>}
            {email ? <span>{email}</span> : <Badge tone="saffron">Email belum diisi</Badge>}
          </p>
          <ul className="mt-1 text-sm text-ink-soft">
            {signatureStates(asked, open.length, todayOnServer()).map((state) => (
              <li key={state}>{state}</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          {email && open.length > 0 && (
            <Button
              size="sm"
              variant="outline"
              busy={ask.isPending}
              aria-label={`Minta konfirmasi ${row.nama}`}
              onClick={() => ask.mutate(row.id)}
            >
              <Mail aria-hidden="true" className="size-4" />
              Minta konfirmasi
            </Button>
          )}
          <EditButton name={row.nama} onClick={() => onAction({ kind: 'edit', yayasan: row })} />
          <DeleteButton name={row.nama} onClick={() => onAction({ kind: 'delete', yayasan: row })} />
        </div>
      </div>
      {sppg.length > 0 ? (
        <Folded summary={`${formatNumber(sppg.length)} SPPG`} className="mt-1!">
          <ul className="space-y-1 pb-1">
            {sppg.map((one) => (
              <li key={one.id} className="flex flex-wrap items-baseline gap-x-2">
                <TextLink to={sppgPath(one.kode_unik_pendaftaran)}>{one.nama}</TextLink>
                <Code className="text-sm text-ink-muted">{one.kode_unik_pendaftaran}</Code>
                {isClosed(one) && <span className="text-sm text-ink-muted">(ditutup)</span>}
              </li>
            ))}
          </ul>
        </Folded>
      ) : (
        <p className="mt-1 text-sm text-ink-muted">Belum ada SPPG.</p>
      )}
    </article>
  );
}
