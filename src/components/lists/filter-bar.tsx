import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import type { Option } from '@/lib/url/url-filter';
import type { UrlFilter } from '@/lib/url/use-url-filter';
import { Button } from '@/components/ui/button';
import { filterControl, DateInput, SearchBox } from './filter-inputs';

/** The columns of a filter bar on a phone: two, or one where the text is large. */
export const phoneColumns = 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]';

type AnyFilter = UrlFilter<Record<string, string>>;

interface FilterBarProps {
  urlFilter: AnyFilter;
  label?: string;
  /** The classes of the grid of the fields. */
  className: string;
  /** The classes that place fields in the grid, by the fields' names. */
  places?: Readonly<Record<string, string>>;
  /** The options that were loaded, by the name of their field. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** Names of fields that show only while they filter. */
  hidden?: readonly string[];
  /** Whether search and reset have a row of their own; else the reset comes last. */
  hasSearchRow?: boolean;
  /** Whether fields that a phone folds are folded at every width. */
  isAlwaysFolded?: boolean;
}

/** The fields that filter a list, as its schema declares them, and the button that empties them. */
export function FilterBar({ urlFilter, label, className, ...props }: FilterBarProps) {
  const { places = {}, options = {}, hidden = [], hasSearchRow = false, isAlwaysFolded = false } = props;
  const { schema, filter, fieldsRef } = urlFilter;
  const [isOpen, setIsOpen] = useState(false);
  const foldedId = useId();
  const names = Object.keys(schema).filter((name) => filter[name] || !hidden.includes(name));
  const isFolded = (name: string) => {
    const field = schema[name]?.field;
    return field !== undefined && field.kind !== 'search' && field.isFolded;
  };
  const folded = names.filter(isFolded);
  const count = folded.filter((name) => filter[name]).length;

  const reset = { urlFilter, isLeftOut: hasSearchRow, isAlwaysFolded };
  const toggle = { id: foldedId, count, isOpen, isAlwaysFolded, onToggle: () => setIsOpen(!isOpen) };

  const fieldOf = (name: string) => (
    <FilterField
      key={name}
      urlFilter={urlFilter}
      name={name}
      className={places[name]}
      options={options[name]}
    />
  );

  return (
    <fieldset ref={fieldsRef} aria-label={label} className={clsx('min-w-0 print:hidden', className)}>
      {names.map((name) => {
        if (isFolded(name)) return null;
        if (!hasSearchRow || schema[name]?.field?.kind !== 'search') return fieldOf(name);
        return (
          <div key={name} className="col-span-full flex flex-wrap gap-3">
            <FilterField urlFilter={urlFilter} name={name} className="flex-1 basis-44" />
            {folded.length > 0 && <FoldToggle {...toggle} />}
            <ResetButton {...reset} />
          </div>
        );
      })}
      {folded.length > 0 && (
        <>
          {!hasSearchRow && <FoldToggle {...toggle} />}
          {/* This element has no box: the fields belong to the grid of the filter bar. */}
          <div
            id={foldedId}
            className={isOpen ? 'contents' : isAlwaysFolded ? 'hidden' : 'contents max-sm:hidden'}
          >
            {folded.map(fieldOf)}
            {!hasSearchRow && <ResetButton {...reset} />}
          </div>
        </>
      )}
      {folded.length === 0 && !hasSearchRow && <ResetButton {...reset} />}
    </fieldset>
  );
}

interface ResetButtonProps {
  urlFilter: AnyFilter;
  /** Whether a phone hides it while no filter is set: alone in its row it would take the room of a list's row. */
  isLeftOut: boolean;
  isAlwaysFolded: boolean;
}

function ResetButton({ urlFilter, isLeftOut, isAlwaysFolded }: ResetButtonProps) {
  return (
    <Button
      variant="outline"
      disabled={!urlFilter.isActive}
      onClick={urlFilter.reset}
      className={isAlwaysFolded ? 'disabled:hidden' : isLeftOut ? 'max-sm:disabled:hidden' : undefined}
    >
      Reset
    </Button>
  );
}

interface FoldToggleProps {
  id: string;
  /** How many of the fields filter now, which is told while they are folded. */
  count: number;
  isOpen: boolean;
  isAlwaysFolded: boolean;
  onToggle: () => void;
}

/** Shows and hides the folded fields; wider screens than a phone's may have them always. */
function FoldToggle({ id, count, isOpen, isAlwaysFolded, onToggle }: FoldToggleProps) {
  return (
    <Button
      variant="outline"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onToggle}
      className={isAlwaysFolded ? undefined : 'sm:hidden'}
    >
      {count > 0 ? `Filter (${count})` : 'Filter'}
      <ChevronDown aria-hidden="true" className={clsx('size-5', isOpen && 'rotate-180')} />
    </Button>
  );
}

interface FilterFieldProps {
  urlFilter: AnyFilter;
  name: string;
  className?: string;
  options?: readonly Option[];
}

/** The field that the schema declares for a parameter; nothing for one that only links have. */
export function FilterField({ urlFilter, name, className, options }: FilterFieldProps) {
  const { schema, filter } = urlFilter;
  const field = schema[name]?.field;
  const value = filter[name] ?? '';
  switch (field?.kind) {
    case 'search':
      return (
        <SearchBox
          name={name}
          label={field.label}
          placeholder={field.placeholder}
          value={value}
          onValueChange={(text) => urlFilter.type({ [name]: text })}
          onBlur={urlFilter.endTyping}
          className={className}
        />
      );
    case 'select':
      return (
        <Labelled label={field.label} className={className}>
          <select
            value={value}
            onChange={(event) => urlFilter.choose({ [name]: event.target.value })}
            className={`${filterControl} chevron pe-[1.5rem]`}
          >
            <option value="">{field.all}</option>
            <Options options={options ?? field.options ?? []} />
            {value && !(options ?? field.options)?.some((option) => option.value === value) && (
              <option value={value}>{field.unknown ?? value}</option>
            )}
          </select>
        </Labelled>
      );
    case 'date':
      return (
        <Labelled label={field.label} className={className}>
          <DateInput
            value={value}
            min={field.min && filter[field.min]}
            max={field.max && filter[field.max]}
            onValueChange={(day) => urlFilter.type({ [name]: day })}
            onBlur={urlFilter.endTyping}
          />
        </Labelled>
      );
    case undefined:
      return null;
  }
}

interface LabelledProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Labelled({ label, className, children }: LabelledProps) {
  return (
    <label className={clsx('block min-w-0', className)}>
      <span className="mb-1 block text-sm font-semibold text-ink-soft">{label}</span>
      {children}
    </label>
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
