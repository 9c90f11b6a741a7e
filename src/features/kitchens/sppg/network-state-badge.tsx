import { clsx } from 'clsx';
import { CirclePause, DoorClosed, Siren } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { todayOnServer } from '@/lib/text/format-time';
import type { ListedSppg } from './api';
import { networkState } from './network-state';

interface NetworkStateBadgeProps {
  sppg: Pick<ListedSppg, 'status_verifikasi' | 'ditutup_pada' | 'sppg_penghentian'> & {
    sppg_kejadian?: readonly { ditutup_pada: string | null }[] | undefined;
  };
  /**
   * Whether the state is shown elsewhere already, such as in a tab's name: then the badge only says that a kitchen is
   * suspended or closed, or has an open incident.
   */
  isSaid?: boolean;
  className?: string;
}

/** A kitchen's state today. Not for prerendering, which has no today. */
export function NetworkStateBadge(props: NetworkStateBadgeProps) {
  const { sppg, className } = props;
  return (
    <>
      {sppg.sppg_kejadian?.some(({ ditutup_pada }) => ditutup_pada === null) && (
        <Badge tone="red" className={clsx('sm:shrink-0', className)}>
          <Siren aria-hidden="true" className="size-4 shrink-0" />
          <span>Ada kejadian</span>
        </Badge>
      )}
      <StateBadge {...props} />
    </>
  );
}

function StateBadge({ sppg, isSaid = false, className }: NetworkStateBadgeProps) {
  const { sppg_penghentian = [] } = sppg;
  const { label, tone, before } = networkState({ ...sppg, sppg_penghentian }, todayOnServer());
  // Unless a kitchen's suspensions were read, only its closing is known, which is in its own row.
  if (!sppg.sppg_penghentian && !sppg.ditutup_pada) return null;
  if (!before)
    return isSaid ? null : (
      <Badge tone={tone} className={clsx('sm:shrink-0', className)}>
        {label}
      </Badge>
    );
  const Icon = sppg.ditutup_pada ? DoorClosed : CirclePause;
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-2', className)}>
      <Badge tone={tone}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>{label}</span>
      </Badge>
      {!isSaid && <span className="text-sm text-ink-muted">sebelumnya {before}</span>}
    </span>
  );
}
