import { CirclePause } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { todayOnServer } from '@/lib/days/today';
import { runningSuspension, type SuspensionDays } from './suspension-state';

interface SuspendedBadgeProps {
  suspensions: readonly SuspensionDays[];
  className?: string;
}

/** Says that a kitchen is suspended today, beside its state in the network; nothing otherwise. Not to be prerendered. */
export function SuspendedBadge({ suspensions, className }: SuspendedBadgeProps) {
  if (!runningSuspension(suspensions, todayOnServer())) return null;
  return (
    <Badge tone="red" className={className}>
      <CirclePause aria-hidden="true" className="size-4 shrink-0" />
      Dihentikan sementara
    </Badge>
  );
}
