import type { Table } from '@/lib/files/table';

/** The columns and cells of a table that are not imported, and why. */
export function LeftOut({ table: { ignored, notes } }: { table: Pick<Table<string>, 'ignored' | 'notes'> }) {
  const sentences = [
    ...(ignored.length > 0
      ? [`Kolom yang tidak dikenal dan tidak ikut diimpor: ${ignored.join(', ')}.`]
      : []),
    ...notes,
  ];
  return (
    sentences.length > 0 && (
      <ul className="mt-2 max-w-prose space-y-1 wrap-anywhere text-ink-soft">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  );
}
