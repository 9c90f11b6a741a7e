import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as v from 'valibot';
import { TickField } from '@/components/tick-field';
import { DateField } from '@/components/ui/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { optionalDay, optionalPastDay } from '@/lib/forms/day-rules';
import * as rules from '@/lib/forms/text-rules';
import { formatDate } from '@/lib/text/format';
import { todayOnServer } from '@/lib/text/format-time';

/**
 * A form as its fields see it. Declared as methods, whose parameters TypeScript compares loosely: a form that takes only
 * the names of its own fields fits.
 */
export interface FieldsOfForm {
  field(name: string): UseFormRegisterReturn & { error?: string; readOnly: boolean };
  choice(name: string): UseFormRegisterReturn & {
    value: string;
    error: string | undefined;
    disabled: boolean;
  };
  change(name: string, value: string): void;
  valueOf(name: string): string;
  /** The row that is edited. */
  row?: Readonly<Record<string, unknown>>;
}

export interface ControlProps {
  name: string;
  label: string;
  hint?: string;
  /** Whether the dialog puts the focus here at first. */
  autoFocus?: boolean;
  form: FieldsOfForm;
}

interface FieldOptions {
  /** The label; that of the column when absent. */
  label?: string;
  hint?: string;
  /** The field's share of the width, where there is room. */
  width?: 'half' | 'third';
  /** Whether the field is shown, by the texts of all fields. */
  when?: (typed: Record<string, string>) => boolean;
}

/**
 * A field of a form: its rule and how it is shown. The kinds below are those of most columns; a form writes one of its own as an object.
 */
export interface RowField<Value> extends FieldOptions {
  /** Turns the typed text into the stored value; has the messages. */
  rule: v.GenericSchema<string, Value>;
  /** The field's text for a stored value; the value itself when absent. */
  textOf?(stored: Value): string;
  /** A stored value as people read it; the value itself when absent. */
  wordsOf?(stored: Value): string;
  /** The field's view; absent where the form renders it by itself. */
  Control?: (props: ControlProps) => ReactNode;
}

interface FilledOptions extends FieldOptions {
  /** The message for an empty field; absent where it may be empty. */
  required?: string;
}

interface TextOptions extends FilledOptions {
  /** The most characters. */
  max: number;
}

interface LineOptions extends TextOptions {
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'autoCapitalize'>;
}

interface AreaOptions extends TextOptions {
  rows?: number;
}

type Required = { required: string };

export function line(options: LineOptions & Required): RowField<string>;
export function line(options: LineOptions): RowField<string | null>;
/** A text of one line. */
export function line({ max, required, input, ...options }: LineOptions): RowField<string | null> {
  return {
    ...options,
    rule: required ? rules.requiredLine(required, max) : rules.optionalLine(max),
    Control: ({ name, form, ...words }) => (
      <TextField
        required={Boolean(required)}
        autoComplete="off"
        {...input}
        {...words}
        {...form.field(name)}
      />
    ),
  };
}

const area = (required: string | undefined, rows: number) =>
  function Area({ name, form, ...words }: ControlProps) {
    return <TextAreaField required={Boolean(required)} rows={rows} {...words} {...form.field(name)} />;
  };

export function paragraph(options: AreaOptions & Required): RowField<string>;
export function paragraph(options: AreaOptions): RowField<string | null>;
/** A text of one paragraph: line breaks become spaces. */
export function paragraph({ max, required, rows = 3, ...options }: AreaOptions): RowField<string | null> {
  return {
    ...options,
    rule: required ? rules.requiredLine(required, max) : rules.optionalLine(max),
    Control: area(required, rows),
  };
}

export function textLines(options: AreaOptions & Required): RowField<string>;
export function textLines(options: AreaOptions): RowField<string | null>;
/** A text whose line breaks stay. */
export function textLines({ max, required, rows = 5, ...options }: AreaOptions): RowField<string | null> {
  return {
    ...options,
    rule: required ? rules.requiredText(required, max) : rules.optionalText(max),
    Control: area(required, rows),
  };
}

const dayField = (
  dayRule: v.GenericSchema<string, string | null>,
  { required, ...options }: FilledOptions,
  latest?: () => string,
): RowField<string | null> => ({
  ...options,
  rule: required ? v.pipe(dayRule, v.string(required)) : dayRule,
  wordsOf: (stored) => (stored ? formatDate(stored) : 'kosong'),
  Control: ({ name, form, ...words }) => (
    <DateField required={Boolean(required)} max={latest?.()} {...words} {...form.field(name)} />
  ),
});

export function anyDay(options: FilledOptions & Required): RowField<string>;
export function anyDay(options: FilledOptions): RowField<string | null>;
export function anyDay(options: FilledOptions): RowField<string | null> {
  return dayField(optionalDay, options);
}

export function pastDay(options: FilledOptions & Required): RowField<string>;
export function pastDay(options: FilledOptions): RowField<string | null>;
/** A day that is not after today. */
export function pastDay(options: FilledOptions): RowField<string | null> {
  return dayField(optionalPastDay, options, todayOnServer);
}

interface ChoiceOptions<Option> extends FilledOptions {
  /** The word for a stored value, where it differs. */
  wordOf?: (option: Option) => string;
  /** The field's text while nothing is chosen. */
  empty?: string;
}

/** A choice of a few options. With `required`, the message for an empty choice, nothing is chosen at first. */
export function oneOf<const Option extends string>(
  options: readonly Option[],
  { required, wordOf, empty = 'Pilih...', ...others }: ChoiceOptions<Option>,
): RowField<Option> {
  return {
    ...others,
    rule: v.pipe(v.string(), v.picklist(options, required)),
    Control: ({ name, form, ...words }) => (
      <SelectField required {...words} {...form.choice(name)}>
        {required && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf ? wordOf(option) : option}
          </option>
        ))}
      </SelectField>
    ),
  };
}

/** A box to tick. */
export const tickBox = ({
  required = false,
  ...options
}: FieldOptions & { required?: boolean }): RowField<boolean> => ({
  ...options,
  rule: rules.tick,
  textOf: rules.tickOf,
  wordsOf: (stored) => (stored ? 'ya' : 'tidak'),
  Control: (props) => <TickField required={required} {...props} />,
});
