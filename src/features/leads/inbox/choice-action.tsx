import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';

interface ChoiceActionProps {
  label: string;
  /** The select's text while nothing is chosen. */
  empty: string;
  options: readonly { value: string; label: string }[];
  /** The words of the button. */
  action: string;
  isBusy: boolean;
  /** Called with the chosen value; `done` empties the select, once the value is stored. */
  onApply: (value: string, done: () => void) => void;
}

/** A select with the button that carries out what is chosen in it. */
export function ChoiceAction({ label, empty, options, action, isBusy, onApply }: ChoiceActionProps) {
  const [chosen, setChosen] = useState('');
  return (
    <div className="flex min-w-0 items-end gap-2">
      <SelectField label={label} required value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
      <Button
        size="sm"
        className="shrink-0"
        busy={isBusy}
        disabled={!chosen}
        onClick={() => onApply(chosen, () => setChosen(''))}
      >
        {action}
      </Button>
    </div>
  );
}
