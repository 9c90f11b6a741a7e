import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { abuseReasons, type Lead } from './lead';
import { useSortOutComplaints } from './mutations';

/** Takes complaints that are abuse out of what counts in public, for a reason, or puts them back; for admins. */
export function SortOut({ leads }: { leads: Lead[] }) {
  const sortOut = useSortOutComplaints();
  const [chosen, setChosen] = useState('');
  const isOut = leads.every(({ disaring }) => disaring !== null);
  const reason = abuseReasons.find(({ value }) => value === chosen)?.value;

  if (isOut)
    return (
      <Button
        variant="ghost"
        size="sm"
        busy={sortOut.isPending}
        onClick={() => sortOut.mutate({ leads, reason: null })}
      >
        Hitung lagi
      </Button>
    );
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label="Saring, karena"
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Pilih alasan</option>
        {abuseReasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button
        size="sm"
        className="shrink-0"
        busy={sortOut.isPending}
        disabled={!reason}
        onClick={() => reason && sortOut.mutate({ leads, reason }, { onSuccess: () => setChosen('') })}
      >
        Saring
      </Button>
    </div>
  );
}
