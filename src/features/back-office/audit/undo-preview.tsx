import type { ReactNode } from 'react';
import { ComparisonTable } from '@/components/comparison-table';
import { CheckField } from '@/components/ui/check-field';
import { formatNumber } from '@/lib/text/format';
import type { AccountChange } from './api';
import { type AuditContext, rowKey, rowOf } from './audit-entry';
import { capitalize } from './trail-row';
import { fieldChanges } from './changes';
import { rowName } from './sentence';

/** The name of a changed row in a sentence: 'SPPG Tembalang' */
export function changeName({ table_name, row_id, present, earlier }: AccountChange): string {
  // The rows of these tables have a name of their own.
  return capitalize(rowName({ table_name, row_id, before: earlier, after: present }, { names: new Map() }));
}

interface UndoPreviewProps {
  changes: AccountChange[];
  names: AuditContext['names'];
  /** The keys of the rows that others have changed since, and that are undone all the same. */
  ticked: ReadonlySet<string>;
  onTick: (key: string, isTicked: boolean) => void;
}

/** What would be undone, by what happens to the rows, and what is left alone. */
export function UndoPreview({ changes, names, ticked, onTick }: UndoPreviewProps) {
  if (changes.length === 0)
    return <p>Tidak ada perubahan akun ini yang dapat dibatalkan dalam rentang itu.</p>;
  const lost = changes.filter(({ lacks_file }) => lacks_file);
  const since = changes.filter(({ changed_since, lacks_file }) => changed_since && !lacks_file);
  const plain = changes.filter(({ changed_since, lacks_file }) => !changed_since && !lacks_file);
  const having = (effect: string) => plain.filter((change) => change.effect === effect);
  return (
    <div className="space-y-4">
      <Names changes={having('return')} title="data yang dihapus akan kembali" />
      <Names changes={having('revert')} title="data yang diubah akan kembali ke isi sebelumnya" />
      <Names changes={having('remove')} title="data yang ditambahkan akan dihapus" />
      {since.length > 0 && (
        <Part
          title={`${formatNumber(since.length)} data sudah berubah lagi setelahnya dan dibiarkan, kecuali Anda mencentangnya`}
          isOpen
        >
          <ul className="space-y-4">
            {since.map((change) => (
              <li key={rowKey(change)}>
                <CheckField
                  label={changeName(change)}
                  hint={change.effect === 'remove' ? 'Akan dihapus.' : undefined}
                  checked={ticked.has(rowKey(change))}
                  onChange={({ target }) => onTick(rowKey(change), target.checked)}
                />
                <Comparison change={change} names={names} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Names
        changes={lost}
        title="dokumen tidak ikut, karena PDF-nya sudah terhapus. Pulihkan satu per satu di Riwayat dengan PDF-nya"
      />
    </div>
  );
}

/** The most names that are listed. */
const mostNames = 200;

function Names({ changes, title }: { changes: AccountChange[]; title: string }) {
  if (changes.length === 0) return null;
  const more = changes.length - mostNames;
  return (
    <Part title={`${formatNumber(changes.length)} ${title}`}>
      <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
        {changes.slice(0, mostNames).map((change) => (
          <li key={rowKey(change)}>{changeName(change)}</li>
        ))}
        {more > 0 && <li>dan {formatNumber(more)} lainnya</li>}
      </ul>
    </Part>
  );
}

function Part({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="rounded-2xl border border-paper-line bg-white px-5 py-3">
      <summary className="min-h-9 cursor-pointer content-center font-semibold">{title}</summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}

/** Shows a row's values beside those that undoing would give it. */
function Comparison({ change, names }: { change: AccountChange; names: AuditContext['names'] }) {
  const { table_name, effect, earlier, present } = change;
  if (effect !== 'revert') return null;
  const now = rowOf(present);
  const before = Object.fromEntries(Object.keys(rowOf(earlier)).map((column) => [column, now[column]]));
  const changes = fieldChanges({ table_name, before, after: earlier }, { names });
  return (
    <div className="mt-2 ml-8">
      <ComparisonTable changes={changes} titles={['Sekarang', 'Menjadi']} />
    </div>
  );
}
