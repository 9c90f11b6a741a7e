import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { CheckField } from '@/components/ui/check-field';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/text/format';
import type { LeadsChange } from './admin-api';
import { ChoiceAction } from './choice-action';
import { deletedComplaintNote } from './delete-lead-dialog';
import { isUncounted, type Lead, statusesOf } from './lead';
import { SortOut } from './sort-out';
import { useChangeLeads, useCountComplaints, useDeleteLeads } from './mutations';
import { useAssignees } from './use-assignees';

interface BulkBarProps {
  /** The leads of the page, which can be ticked. */
  leads: Lead[];
  ticked: ReadonlySet<string>;
  onTick: (ids: string[]) => void;
}

/** Ticks all leads of the page, and changes or deletes those that are ticked. */
export function BulkBar({ leads, ticked, onTick }: BulkBarProps) {
  const chosen = leads.filter(({ id }) => ticked.has(id));
  const isAll = chosen.length === leads.length;
  return (
    <div
      className={
        chosen.length > 0
          ? 'z-20 mb-3 rounded-2xl border border-brand-200 bg-brand-50 px-4 py-3 sm:sticky sm:top-16 sm:px-5 lg:top-2'
          : '-mt-1 mb-2 px-4 sm:px-5'
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <CheckField
          label="Pilih semua di halaman ini"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={() => onTick(isAll ? [] : leads.map(({ id }) => id))}
        />
        <output className="font-semibold">
          {chosen.length > 0 ? `${formatNumber(chosen.length)} dipilih` : ''}
        </output>
      </div>
      {chosen.length > 0 && <BulkActions chosen={chosen} onLeft={onTick} />}
    </div>
  );
}

interface BulkActionsProps {
  chosen: Lead[];
  /** Called with the ids of the leads that stay ticked. */
  onLeft: (ids: string[]) => void;
}

function BulkActions({ chosen, onLeft }: BulkActionsProps) {
  const isOfComplaints = chosen.every(({ kind }) => kind === 'keluhan');
  const assignees = useAssignees({
    withManagers: isOfComplaints && !chosen.some(({ hanya_admin }) => hanya_admin),
  });
  // The statuses that all ticked leads can have; a complaint is closed only with an answer of its own.
  const statuses = statusesOf('contact_messages')
    .concat(statusesOf('keluhan'))
    .filter(
      (status, index, all) =>
        all.indexOf(status) === index &&
        chosen.every(
          ({ kind }) => statusesOf(kind).includes(status) && (kind !== 'keluhan' || status !== 'Selesai'),
        ),
    );
  const uncounted = chosen.filter(isUncounted);
  const change = useChangeLeads();
  const count = useCountComplaints();
  const [isDeleting, setIsDeleting] = useState(false);

  function apply(sent: LeadsChange, words: string, done: () => void) {
    change.mutate(
      { leads: chosen, change: sent, words },
      {
        onSuccess(left) {
          onLeft(left);
          done();
        },
      },
    );
  }

  function applyStatus(value: string, done: () => void) {
    const status = statuses.find((option) => option === value);
    if (status) apply({ status }, `status ${status}`, done);
  }

  function applyAssignee(chosenValue: string, done: () => void) {
    const admin = assignees.find(({ value }) => value === chosenValue);
    const words = admin ? `ditugaskan ke ${admin.label}` : 'tidak ditugaskan';
    apply({ assigned_to: admin?.value ?? null }, words, done);
  }

  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
      <ChoiceAction
        label="Status baru"
        empty="Pilih status"
        options={statuses.map((status) => ({ value: status, label: status }))}
        action="Ubah"
        isBusy={change.isPending}
        onApply={applyStatus}
      />
      <ChoiceAction
        label="Tugaskan ke"
        empty="Pilih admin"
        options={[{ value: 'none', label: 'Tidak seorang pun' }, ...assignees]}
        action="Tugaskan"
        isBusy={change.isPending}
        onApply={applyAssignee}
      />
      <div className="flex gap-2">
        {uncounted.length > 0 && (
          <Button variant="ghost" size="sm" busy={count.isPending} onClick={() => count.mutate(uncounted)}>
            <Eye aria-hidden="true" className="size-4" />
            Sudah dilihat
          </Button>
        )}
        {isOfComplaints && <SortOut leads={chosen} />}
        <Button variant="ghost" size="sm" onClick={() => setIsDeleting(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          Hapus
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onLeft([])}>
          Batal pilih
        </Button>
      </div>
      {isDeleting && (
        <DeleteLeadsDialog chosen={chosen} onLeft={onLeft} onClose={() => setIsDeleting(false)} />
      )}
    </div>
  );
}

/** Asks before several leads are deleted for good. */
function DeleteLeadsDialog({ chosen, onLeft, onClose }: BulkActionsProps & { onClose: () => void }) {
  const remove = useDeleteLeads();
  const accepted = chosen.filter(
    ({ kind, status }) => kind === 'partnership_applications' && status === 'Diterima',
  ).length;
  const notes = [
    chosen.some(({ kind }) => kind === 'keluhan') && deletedComplaintNote,
    chosen.some(({ document_url }) => document_url) && 'File proposalnya ikut terhapus.',
    accepted > 0 &&
      `${formatNumber(accepted)} pengajuan sudah diterima: datanya mungkin masih diperlukan untuk kerja samanya.`,
    'Riwayat hanya mencatat siapa yang menghapus dan kapan, tanpa data pengirimnya.',
  ];

  function confirm() {
    remove.mutate(chosen, {
      onSuccess(left) {
        onClose();
        onLeft(left);
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Hapus ${formatNumber(chosen.length)} kiriman?`}
      description="Tindakan ini tidak dapat dibatalkan."
      note={notes.filter(Boolean).join(' ')}
      confirmLabel={`Hapus ${formatNumber(chosen.length)} Kiriman`}
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
