import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { FieldForm } from '@/components/tick-field';
import { TextField } from '@/components/ui/field';
import { newsLabels } from './incident-columns';
import { emptyFigure, figuresIn, type TypedFigure } from './incident-schema';

/** The sources of figures to choose from. */
const sources = ['Puskesmas', 'Dinas Kesehatan', 'Rumah sakit', 'Sekolah', 'Kami'];

const mostFigures = 10;

/**
 * Figures of an incident, each with its source and time: in one real case five different ones went round within two
 * days.
 */
export function FiguresField({ form }: { form: FieldForm<'angka'> }) {
  const listId = useId();
  const { error, disabled } = form.choice('angka');
  const figures = figuresIn(form.valueOf('angka'));
  const change = (next: TypedFigure[]) => form.change('angka', JSON.stringify(next));
  const put = (place: number, changed: Partial<TypedFigure>) =>
    change(figures.map((figure, index) => (index === place ? { ...figure, ...changed } : figure)));

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        <span>{newsLabels.angka}</span>
        <span className="font-normal text-ink-muted"> (opsional)</span>
      </legend>
      <ul className="space-y-4">
        {figures.map((figure, index) => {
          const field = (name: keyof TypedFigure) => ({
            value: figure[name],
            readOnly: disabled,
            onChange: ({ target }: { target: { value: string } }) => put(index, { [name]: target.value }),
          });
          return (
            <li
              key={index}
              className="grid gap-3 rounded-xl border border-paper-line bg-white p-4 sm:grid-cols-2"
            >
              <TextField label="Jumlah" required maxLength={7} inputMode="numeric" {...field('jumlah')} />
              <TextField label="Apa" required maxLength={100} placeholder="orang berobat" {...field('apa')} />
              <TextField
                label="Menurut"
                required
                maxLength={100}
                list={listId}
                placeholder="Puskesmas …"
                {...field('menurut')}
              />
              <TextField label="Pukul (WIB)" required type="datetime-local" {...field('pada')} />
              <Button
                variant="ghost"
                size="sm"
                className="justify-self-start"
                disabled={disabled}
                onClick={() => change(figures.filter((_, place) => place !== index))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                Hapus angka {index + 1}
              </Button>
            </li>
          );
        })}
      </ul>
      <datalist id={listId}>
        {sources.map((source) => (
          <option key={source}>{source}</option>
        ))}
      </datalist>
      {figures.length < mostFigures && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2 bg-white"
          disabled={disabled}
          onClick={() => change([...figures, emptyFigure])}
        >
          <Plus aria-hidden="true" className="size-4" />
          Tambah angka
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger-600">
          {error}
        </p>
      )}
    </fieldset>
  );
}
