import { builtDay } from 'virtual:content/revision';
import { dayMs } from '@/lib/text/days';
import { formatDate } from '@/lib/text/format';
import { useHydratedValue } from '@/lib/use-hydrated-value';

/** For how many days a fact that somebody has checked counts as fresh. */
const freshDays = 180;

/**
 * Says when somebody of the company last checked a fact, such as a number or a rule of others; after half a year it is
 * marked as old.
 */
export function CheckedDay({ day }: { day: string }) {
  const isOldAt = (time: number) => time - Date.parse(day) > freshDays * dayMs;
  // By the device's clock: the server's would make visitors who only read download more code.
  const isOld = useHydratedValue(() => isOldAt(Date.now()), isOldAt(Date.parse(builtDay)));
  return (
    <span>
      {`diperiksa pada ${formatDate(day)}${isOld ? `, lebih dari ${freshDays} hari lalu: mungkin sudah berubah` : ''}`}
    </span>
  );
}
