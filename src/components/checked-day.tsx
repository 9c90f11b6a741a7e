import { builtDay } from 'virtual:content/revision';
import { dayMs } from '@/lib/text/days';
import { formatDate } from '@/lib/text/format';
import { useHydratedValue } from '@/lib/use-hydrated-value';

/** How long a fact that somebody looked up reads as fresh. */
const freshDays = 180;

/** When somebody of the company last looked whether a fact still holds, such as a number or a rule of others; after half a year as old. */
export function CheckedDay({ day }: { day: string }) {
  const isOldAt = (time: number) => time - Date.parse(day) > freshDays * dayMs;
  // The clock of the phone will do: the server's would cost a visitor who only reads more code.
  const isOld = useHydratedValue(() => isOldAt(Date.now()), isOldAt(Date.parse(builtDay)));
  return (
    <span>
      {`diperiksa pada ${formatDate(day)}${isOld ? `, lebih dari ${freshDays} hari lalu: mungkin sudah berubah` : ''}`}
    </span>
  );
}
