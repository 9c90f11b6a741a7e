import type { FieldChange } from './changes';

interface ChangeListProps {
  changes: FieldChange[];
  action: string;
}

/** What an entry changed: old and new values side by side, or the fields of an added or deleted row. */
export function ChangeList({ changes, action }: ChangeListProps) {
  if (changes.length === 0) {
    return (
      <p className="text-ink-muted">
        {action === 'DELETE' ? 'Isinya tidak disimpan.' : 'Tidak ada isian yang berubah.'}
      </p>
    );
  }
  if (action === 'UPDATE') return <ComparisonTable changes={changes} />;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {changes.map(({ column, label, before, after }) => (
        <div key={column}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="whitespace-pre-wrap">{after ?? before}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ComparisonTableProps {
  changes: FieldChange[];
  titles?: [before: string, after: string];
}

/** Two columns at every width: the field's name stands above its two values, so that a phone has room for both. */
export function ComparisonTable({ changes, titles = ['Sebelum', 'Sesudah'] }: ComparisonTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="text-sm text-ink-muted">
          <th scope="col" className="pr-4 pb-1 font-normal">
            {titles[0]}
          </th>
          <th scope="col" className="pb-1 font-normal">
            {titles[1]}
          </th>
        </tr>
      </thead>
      {changes.map(({ column, label, before, after }) => (
        <tbody key={column} className="border-t border-paper-line align-top">
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-2 text-sm font-semibold">
              {label}
            </th>
          </tr>
          <tr>
            <td className="pr-4 pb-2 wrap-anywhere whitespace-pre-wrap text-ink-soft">
              <Value text={before} />
            </td>
            <td className="pb-2 font-semibold wrap-anywhere whitespace-pre-wrap">
              <Value text={after} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Value({ text }: { text: string | null }) {
  return text ?? <span className="font-normal text-ink-muted italic">kosong</span>;
}
