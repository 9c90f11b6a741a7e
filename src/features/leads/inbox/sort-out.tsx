import { Button } from '@/components/ui/button';
import { ChoiceAction } from './choice-action';
import { abuseReasons, type Lead } from './lead';
import { useSortOutComplaints } from './mutations';

/** Takes complaints that are abuse out of what counts in public, for a reason, or puts them back; for admins. */
export function SortOut({ leads }: { leads: Lead[] }) {
  const sortOut = useSortOutComplaints();
  const isOut = leads.every(({ disaring }) => disaring !== null);

  function apply(chosen: string, done: () => void) {
    const reason = abuseReasons.find(({ value }) => value === chosen)?.value;
    if (reason) sortOut.mutate({ leads, reason }, { onSuccess: done });
  }

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
    <ChoiceAction
      label="Saring, karena"
      empty="Pilih alasan"
      options={abuseReasons}
      action="Saring"
      isBusy={sortOut.isPending}
      onApply={apply}
    />
  );
}
