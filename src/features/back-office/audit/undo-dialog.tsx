import { useState } from 'react';
import { ErrorState, LoadingState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { errorMessage } from '@/lib/errors/error-message';
import { dayMs } from '@/lib/text/days';
import { formatNumber } from '@/lib/text/format';
import { formatSortableTime } from '@/lib/text/format-time';
import type { AccountSpan } from './api';
import { rowKey } from './audit-entry';
import { restoreProblem, useUndoAccountChanges } from './mutations';
import { useAccountChanges, useActors } from './queries';
import { changeName, UndoPreview } from './undo-preview';

/** A time as the fields have it, in WIB: '2026-11-21T14:30'. */
const minuteOf = (time: number) => formatSortableTime(new Date(time).toISOString()).replace(' ', 'T');

/** The span of the fields, both minutes included; undefined while they make none. */
function spanOf(account_id: string, from: string, to: string): AccountSpan | undefined {
  const since = Date.parse(`${from}:00+07:00`);
  const until = Date.parse(`${to}:59.999+07:00`);
  if (!account_id || !(since < until)) return undefined;
  return { account_id, since: new Date(since).toISOString(), until: new Date(until).toISOString() };
}

interface UndoDialogProps {
  /** The account that is chosen at first; '' for none. */
  account: string;
  onClose: () => void;
}

/** Undoes everything that one account did in a span of time, after a preview. */
export function UndoDialog({ account: firstAccount, onClose }: UndoDialogProps) {
  const { data: actors = [] } = useActors();
  const [account, setAccount] = useState(firstAccount);
  const [from, setFrom] = useState(() => minuteOf(Date.now() - dayMs));
  const [to, setTo] = useState(() => minuteOf(Date.now()));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const span = spanOf(account, from, to);
  const { data, error, isFetching, refetch } = useAccountChanges(span);
  const changes = data?.changes ?? [];
  const undo = useUndoAccountChanges();
  const chosen = changes.filter(
    (change) => !change.lacks_file && (!change.changed_since || ticked.has(rowKey(change))),
  );
  const blockers = undo.data ?? [];

  /** Changes the account or span, and clears the errors, which were about the earlier ones. */
  function choose(set: (value: string) => void, value: string) {
    set(value);
    undo.reset();
  }

  function tick(key: string, isTicked: boolean) {
    const others = [...ticked].filter((other) => other !== key);
    setTicked(new Set(isTicked ? [...others, key] : others));
  }

  function confirm() {
    if (!span) return;
    undo.mutate({ span, changes: chosen }, { onSuccess: (inTheWay) => inTheWay.length === 0 && onClose() });
  }

  return (
    <Dialog
      title="Batalkan perubahan satu akun"
      description="Yang dihapus akun itu kembali, yang diubah kembali ke isi sebelumnya, dan yang ditambahkan dihapus. Perubahan pada akun, aturan akses, pesan, dan pengajuan tidak ikut dibatalkan."
      wide
      isBusy={undo.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={undo.isPending} onClick={onClose}>
            Kembali
          </Button>
          <Button
            variant="danger"
            busy={undo.isPending}
            disabled={chosen.length === 0 || isFetching}
            onClick={confirm}
          >
            Batalkan {formatNumber(chosen.length)} Perubahan
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField
          label="Akun"
          required
          value={account}
          onChange={({ target }) => choose(setAccount, target.value)}
        >
          <option value="">Pilih akun</option>
          {actors.map(({ actor_id, actor_email }) => (
            <option key={actor_id} value={actor_id ?? ''}>
              {actor_email ?? 'Akun yang sudah dihapus'}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Dari (WIB)"
          type="datetime-local"
          required
          value={from}
          max={to}
          onChange={({ target }) => choose(setFrom, target.value)}
        />
        <TextField
          label="Sampai (WIB)"
          type="datetime-local"
          required
          value={to}
          min={from}
          onChange={({ target }) => choose(setTo, target.value)}
        />
      </div>
      {blockers.length > 0 && (
        <div role="alert" className="mt-6">
          <p className="font-semibold text-danger-600">Belum ada yang dibatalkan. Ini yang menghalangi:</p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {blockers.map((blocker) => {
              const change = changes.find((candidate) => rowKey(candidate) === rowKey(blocker));
              const problem = restoreProblem(blocker);
              return (
                <li key={rowKey(blocker)}>
                  {change ? `${changeName(change)}: ${errorMessage(problem)}` : errorMessage(problem)}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <div className="mt-6" aria-live="polite">
        {!span && <p className="text-ink-muted">Pilih akun dan rentang waktunya.</p>}
        {span && !data && !error && <LoadingState text="Memeriksa perubahan..." />}
        {error && (
          <ErrorState
            message={`Perubahan gagal diperiksa. ${errorMessage(error)}`}
            onRetry={() => void refetch()}
          />
        )}
        {data && <UndoPreview {...data} ticked={ticked} onTick={tick} />}
      </div>
    </Dialog>
  );
}
