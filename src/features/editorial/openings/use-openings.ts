import { builtDay } from 'virtual:content/revision';
import { useContent } from '@/lib/content/content';
import { useHydratedValue } from '@/lib/use-hydrated-value';
import { type Opening, openingsTopic } from './content';

const wibMs = 7 * 3_600_000;

/** Today in WIB by the device's clock: the server's would make visitors who only read download more code. */
const today = () => new Date(Date.now() + wibMs).toISOString().slice(0, 10);

/** Tells whether a vacancy can still be applied for: in HTML on the day of the build, then today. */
export function useIsOpen() {
  const day = useHydratedValue(today, builtDay);
  return ({ closes_on }: Pick<Opening, 'closes_on'>) => closes_on >= day;
}

/** The vacancies that have not closed. */
export function useOpenOpenings() {
  return useContent(openingsTopic).filter(useIsOpen());
}
