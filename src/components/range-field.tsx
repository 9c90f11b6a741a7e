interface RangeFieldProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A slider with a label, from 0 to 1 by default. */
export function RangeField({ label, min = 0, max = 1, value, onChange, disabled }: RangeFieldProps) {
  return (
    <label className="block font-semibold">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="mt-1 block min-h-6 w-full accent-brand-600 disabled:opacity-50"
      />
    </label>
  );
}
