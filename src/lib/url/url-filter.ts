import { storableText } from '@/lib/text/visible-text';

/** A value to choose from, and its form in the URL where that differs. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  slug?: string;
}

/** How the URL writes a filter value; '' stands for "all", and for any text that is not a value. */
export interface UrlParam<Value extends string = string> {
  read(text: string): Value | '';
  write(value: Value | ''): string;
}

interface SearchField {
  kind: 'search';
  /** The label for screen readers; the placeholder says the same visibly. */
  label: string;
  placeholder: string;
}

interface SelectField {
  kind: 'select';
  label: string;
  /** The option that filters nothing: 'Semua jenis'. */
  all: string;
  /** The options; absent where the bar is given options that were loaded. */
  options?: readonly Option[];
  /** The label of a value that is none of the options, such as a deleted one in an old link; else the value itself. */
  unknown?: string;
  /** Whether phones show the field on request only. */
  isFolded?: boolean;
}

interface DateField {
  kind: 'date';
  label: string;
  /** The names of the parameters with the first and the last day that make sense. */
  min?: string;
  max?: string;
  /** Whether phones show the field on request only. */
  isFolded?: boolean;
}

/** A parameter, and its field in the filter bar; one without a field comes with a link. */
export interface FilterParam<Value extends string = string> extends UrlParam<Value> {
  field?: SearchField | SelectField | DateField;
}

/** What a list can be filtered by: the parameters by their names in the URL, in the order of their fields. */
export type FilterSchema = Readonly<Record<string, FilterParam>>;

export type FilterOf<Schema extends FilterSchema> = {
  [Name in keyof Schema]: Schema[Name] extends UrlParam<infer Value> ? Value | '' : never;
};

/** Any text, such as a search or an id. */
export const text: UrlParam = {
  read: (text) => storableText(text).trim(),
  write: (text) => storableText(text).trim(),
};

/** A day such as '2026-11-21'; half-typed years and impossible days count as none. */
export const day: UrlParam = {
  read(text) {
    if (!/^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text)) return '';
    const time = Date.parse(text);
    // 31 February is parsed as 3 March.
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : '';
  },
  write: (day) => day,
};

/** One of the options. */
export function choice<Value extends string>(options: readonly Option<Value>[]): UrlParam<Value> {
  return {
    read(text) {
      const valueOf = (slug: string) =>
        options.find((option) => (option.slug ?? option.value) === slug)?.value;
      // Flyers have addresses in capitals, and chats take closing punctuation into a link.
      return valueOf(text) ?? valueOf(text.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '')) ?? '';
    },
    write: (chosen) => options.find(({ value }) => value === chosen)?.slug ?? chosen,
  };
}

/** 'Siap Bangun' -> { value: 'Siap Bangun', label: 'Siap Bangun', slug: 'siap-bangun' } */
export function optionsOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: value, slug: value.toLowerCase().replaceAll(' ', '-') }));
}

/** Any text, typed into a search box. */
export function search(field: Omit<SearchField, 'kind'>): FilterParam {
  return { ...text, field: { kind: 'search', ...field } };
}

/** One of the options, chosen from a select. */
export function select<Value extends string>(
  field: Omit<SelectField, 'kind' | 'unknown'> & { options: readonly Option<Value>[] },
): FilterParam<Value> {
  return { ...choice(field.options), field: { kind: 'select', ...field } };
}

/** One of options that are loaded: any text is a value. */
export function loadedSelect(field: Omit<SelectField, 'kind' | 'options'>, param = text): FilterParam {
  return { ...param, field: { kind: 'select', ...field } };
}

/** A day, from a date field. */
export function date(field: Omit<DateField, 'kind'>): FilterParam {
  return { ...day, field: { kind: 'date', ...field } };
}

type FilterValues = Readonly<Record<string, string>>;

/** Whether anything is searched for or chosen. */
export function isFiltered(filter: FilterValues): boolean {
  return Object.values(filter).some((value) => value.trim() !== '');
}

/** The filter in a URL's parameters. */
export function readFilter<Schema extends FilterSchema>(
  schema: Schema,
  params: URLSearchParams,
): FilterOf<Schema> {
  const values = Object.entries(schema).map(([name, param]) => [name, param.read(params.get(name) ?? '')]);
  // `Object.fromEntries` loses the type of the names.
  return Object.fromEntries(values);
}

/** The parameters with another filter and the first page; unrelated parameters stay. */
export function withFilter(params: URLSearchParams, schema: FilterSchema, filter: FilterValues) {
  const next = withPage(params, 1);
  for (const [name, param] of Object.entries(schema)) {
    const value = param.write(filter[name] ?? '');
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const pageParam = 'halaman';

/** The parameter with the id of the row that is open; another page or filter closes it. */
export const openRowParam = 'kiriman';

/** The page number in the URL; anything invalid counts as the first page. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(pageParam));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The parameters with another page. */
export function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  next.delete(openRowParam);
  if (page > 1) next.set(pageParam, String(page));
  else next.delete(pageParam);
  return next;
}
