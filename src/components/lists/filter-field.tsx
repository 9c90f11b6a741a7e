import { type ComponentProps, memo, type ReactNode, useEffect, useRef } from 'react';
import { day, type Option } from '@/lib/url/url-filter';

const control =
  'block min-h-11 w-full min-w-0 rounded-xl border border-ink-muted bg-white px-3 py-2 text-ink';

function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="block min-w-0">
      <span className="mb-1 block text-sm font-semibold text-ink-soft">{label}</span>
      {children}
    </label>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  /** '' for all. */
  value: Value | '';
  onValueChange: (value: Value | '') => void;
  /** 'Semua jenis' */
  all: string;
  options: readonly Option<Value>[];
  /** The label of a value that is none of the options, such as a deleted one in an old link. */
  unknown?: string;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onValueChange, all, options, unknown } = props;
  const find = (wanted: string) => options.find(({ value }) => value === wanted)?.value;
  return (
    <FilterField label={label}>
      <select
        value={value}
        onChange={(event) => onValueChange(find(event.target.value) ?? '')}
        className={`${control} chevron pe-7`}
      >
        <option value="">{all}</option>
        <Options options={options} />
        {value && !find(value) && <option value={value}>{unknown}</option>}
      </select>
    </FilterField>
  );
}

/** Memoised: there may be hundreds of options, and typing in the search box changes none. */
const Options = memo(function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

interface FilterDateProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  /** The chosen day; '' for none. */
  value: string;
  onValueChange: (day: string) => void;
}

/** A day that filters a list. While focused it shows what is being typed, since a year is typed digit by digit. */
export function FilterDate({ label, value, onValueChange, ...props }: FilterDateProps) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = value;
  }, [value]);

  return (
    <FilterField label={label}>
      <input
        ref={ref}
        type="date"
        defaultValue={value}
        onChange={(event) => onValueChange(day.read(event.target.value))}
        onBlur={({ target }) => {
          target.value = value;
        }}
        className={`${control} appearance-none`}
        {...props}
      />
    </FilterField>
  );
}
