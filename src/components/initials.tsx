import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The round shape of a profile picture. */
export const profileRound =
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-saffron-200 text-ink';

export function Initials({ letters, className }: { letters: ReactNode; className?: string }) {
  return <span className={clsx(profileRound, 'font-bold', className)}>{letters}</span>;
}
