import { lazy } from 'react';
import { LatePart } from '@/components/late-part';
import type { SppgActionsProps } from './sppg-action-buttons';

const SppgActionButtons = lazy(async () => ({
  default: (await import('./sppg-action-buttons')).SppgActionButtons,
}));

/** The buttons of those who may manage SPPG; visitors never download them. */
export function SppgActions(props: SppgActionsProps) {
  return (
    <LatePart>
      <SppgActionButtons {...props} />
    </LatePart>
  );
}
