import { clsx } from 'clsx';
import { parties } from './content';

export function PartyTable() {
  return (
    <dl className="space-y-2">
      {parties.map(({ name, duty, isUs }) => (
        <div
          key={name}
          className={clsx(
            'grid gap-x-8 gap-y-1 rounded-2xl px-5 py-5 sm:grid-cols-[11rem_1fr] sm:px-7',
            isUs ? 'bg-saffron-200' : 'bg-paper',
          )}
        >
          <dt className="text-lg font-bold">{name}</dt>
          <dd className={isUs ? undefined : 'text-ink-soft'}>{duty}</dd>
        </div>
      ))}
    </dl>
  );
}
