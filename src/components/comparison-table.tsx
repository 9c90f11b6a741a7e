export interface FieldChange {
  column: string;
  label: string;
  /** The values of the field; null where it was or is empty. */
  before: string | null;
  after: string | null;
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
