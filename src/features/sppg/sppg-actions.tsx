import { type ComponentProps, lazy } from 'react';
import { OptionalPart } from '@/components/lazy';

// A chunk of its own, which visitors never download.
const SppgActionButtons = lazy(async () => ({
  default: (await import('./sppg-action-buttons')).SppgActionButtons,
}));

export function SppgActions(props: ComponentProps<typeof SppgActionButtons>) {
  return (
    <OptionalPart>
      <SppgActionButtons {...props} />
    </OptionalPart>
  );
}
