import { lazyPart } from '@/components/lazy';

// A chunk of its own, which visitors never download.
export const SppgActions = lazyPart(async () => (await import('./sppg-action-buttons')).SppgActionButtons);
