import { latePart } from '@/components/late-part';

/** The buttons of those who may manage SPPG; visitors never download them. */
export const SppgActions = latePart(async () => (await import('./sppg-action-buttons')).SppgActionButtons);
