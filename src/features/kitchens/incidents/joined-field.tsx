import type { FieldForm } from '@/components/tick-field';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { errorMessage } from '@/lib/errors/error-message';
import type { useJoinedIncidents } from './admin-api';
import { listIn } from './incident-schema';

interface JoinedFieldProps {
  form: FieldForm<'tanpa'>;
  query: ReturnType<typeof useJoinedIncidents>;
}

/** The other kitchens of which a news is told, too; nothing where there are none. */
export function JoinedField({ form, query: { data, error, refetch } }: JoinedFieldProps) {
  const left = listIn(form.valueOf('tanpa'));
  const { disabled } = form.choice('tanpa');
  if (error)
    return (
      <div role="alert" className="space-y-2">
        <p>Dapur lain dari kejadian ini gagal dimuat. {errorMessage(error)}</p>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Coba Lagi
        </Button>
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Kabar ini juga untuk</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {data.map(({ id, nama, ditutup_pada }) => (
          <CheckField
            key={id}
            label={nama}
            hint={ditutup_pada ? 'Kejadiannya sudah selesai.' : undefined}
            disabled={disabled}
            checked={!left.includes(id)}
            onChange={({ target }) =>
              form.change(
                'tanpa',
                JSON.stringify(target.checked ? left.filter((one) => one !== id) : [...left, id]),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
