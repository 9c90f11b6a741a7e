import { ComparisonTable } from '@/components/comparison-table';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Loaded } from '@/components/lists/loaded';
import { formatDateTime } from '@/lib/text/format';
import { type AuditContext, type AuditEntry, rowOf } from './audit-entry';
import { fieldChanges } from './changes';
import { useRestore } from './mutations';
import { useRowState } from './queries';

interface RevertDialogProps {
  entry: AuditEntry & { row_id: string };
  table: string;
  /** 'SPPG Tembalang' */
  name: string;
  context: AuditContext;
  onClose: () => void;
}

/** The values that an entry has overwritten. */
function overwritten({ before, after }: AuditEntry) {
  const [old, next] = [rowOf(before), rowOf(after)];
  return Object.fromEntries(
    Object.entries(old).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(next[column])),
  );
}

/** Shows what a row is beside what it would be again, and asks before a change is undone. */
export function RevertDialog({ entry, table, name, context, onClose }: RevertDialogProps) {
  const query = useRowState(table, entry.row_id);
  const restore = useRestore();
  const { row, lastEntry } = query.data ?? {};
  const earlier = overwritten(entry);
  const present = Object.fromEntries(
    Object.keys(earlier).map((column) => [column, rowOf(row ?? null)[column]]),
  );
  const changes = row ? fieldChanges({ table_name: table, before: present, after: earlier }, context) : [];
  const isChangedSince = lastEntry !== undefined && lastEntry > entry.id;

  return (
    <ConfirmDialog
      title="Kembalikan ke sebelum perubahan ini?"
      description={`${name} kembali ke isi sebelum diubah pada ${formatDateTime(entry.created_at)}. Isian lain tidak berubah.`}
      note={
        isChangedSince && changes.length > 0
          ? 'Data ini sudah diubah lagi setelah itu. Periksa isinya sekarang sebelum mengembalikannya.'
          : undefined
      }
      confirmLabel="Kembalikan"
      disabled={changes.length === 0}
      isBusy={restore.isPending}
      onConfirm={() => restore.mutate({ entryId: entry.id, lastEntry, name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Loaded query={query} loading="Memuat isi sekarang..." failure="Isi sekarang gagal dimuat.">
        {() => {
          if (!row) return <p>Data ini sudah dihapus. Pulihkan dulu dari baris penghapusannya.</p>;
          if (changes.length === 0) return <p>Isinya sudah seperti sebelum perubahan ini.</p>;
          return <ComparisonTable changes={changes} titles={['Sekarang', 'Menjadi']} />;
        }}
      </Loaded>
    </ConfirmDialog>
  );
}
