import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import {
  type Sppg,
  useYayasanOptions,
  type YayasanName,
  yayasanOptionsQuery,
} from '@/features/kitchens/sppg/api';
import { sppgManagementMessages } from '@/features/kitchens/sppg/management.messages';
import { sppgMessages } from '@/features/kitchens/sppg/messages';
import { useDeleteSppg, useSaveSppg } from '@/features/kitchens/sppg/mutations';
import {
  emptySppgValues,
  type SppgColumn,
  sppgColumnList,
  type SppgColumnName,
  valuesOf,
} from '@/features/kitchens/sppg/sppg-columns';
import { useHasOperated } from '@/features/kitchens/sppg/admin-api';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { sppgSchema } from '@/features/kitchens/sppg/sppg-schema';
import { useRowForm } from '@/lib/forms/use-row-form';
import { useToast } from '@/lib/toasts/toast';
import { CloseSppgDialog, ReopenSppgDialog } from './closing-dialogs';
import { ConfirmAlso } from './confirm-also';
import type { SppgDialogState } from './sppg-actions';
import { SppgField } from './sppg-fields';

export function SppgDialogs({ state, onClose }: { state: SppgDialogState; onClose: () => void }) {
  if (state.kind === 'close') return <CloseSppgDialog sppg={state.sppg} onClose={onClose} />;
  if (state.kind === 'reopen') return <ReopenSppgDialog sppg={state.sppg} onClose={onClose} />;
  if (state.kind === 'delete') return <DeleteOrCloseDialog {...state} onClose={onClose} />;
  return <SppgFormDialog {...state} onClose={onClose} />;
}

interface SppgFormDialogProps {
  /** The SPPG to edit; absent for a new one. */
  sppg?: Sppg;
  /** The foundation it belongs to, or the one to start with. */
  yayasan?: YayasanName;
  /** Called with its code after an edit. */
  onSaved?: (code: string) => void;
  onClose: () => void;
}

/** Adds or edits an SPPG; stays open with everything typed when saving fails. */
function SppgFormDialog({ sppg, yayasan, onSaved, onClose }: SppgFormDialogProps) {
  const toast = useToast();
  const cache = useQueryClient();
  const { isManager } = useAccess();
  const [confirms, setConfirms] = useState(false);
  const formId = useId();
  const goesOn = useRef(false);
  const options = useYayasanOptions();
  const yayasanOptions = options.data ?? (yayasan ? [yayasan] : []);
  const form = useRowForm({
    schema: sppgSchema,
    values: sppg ? valuesOf(sppg) : { ...emptySppgValues, yayasan_id: yayasan?.id ?? '' },
    draft: sppg ? `sppg:${sppg.id}` : `sppg:new:${yayasan?.id ?? ''}`,
    row: sppg,
    save: useSaveSppg(yayasanOptions, confirms),
    unique: {
      constraint: 'sppg_kode_unik_pendaftaran_key',
      field: 'kode_unik_pendaftaran',
    },
    wordsOf,
    onSaved({ input }) {
      onSaved?.(input.kode_unik_pendaftaran);
      if (goesOn.current) startNext(input.yayasan_id);
      else onClose();
    },
    onInvalid: (names) => names.includes('yayasan_id') && toast(sppgMessages.yayasanMissing),
  });

  const chooseNext = (isChosen: boolean) => {
    goesOn.current = isChosen;
  };

  /** The form of the next SPPG of the same foundation. */
  function startNext(yayasan_id: string) {
    goesOn.current = false;
    form.restart({ ...emptySppgValues, yayasan_id });
    document.getElementById(formId)?.querySelector('input')?.focus();
  }

  /** A foundation by its name, from the list that was reloaded after saving. */
  function wordsOf(stored: Sppg, column: SppgColumnName) {
    const owners = column === 'yayasan_id' ? cache.getQueryData(yayasanOptionsQuery.queryKey) : undefined;
    return owners?.find(({ id }) => id === stored.yayasan_id)?.nama ?? String(stored[column] ?? 'kosong');
  }

  const fieldOf = (column: SppgColumn) => (
    <SppgField
      key={column.key}
      column={column}
      form={form}
      yayasanOptions={yayasanOptions}
      optionsError={options.error}
      isNew={!sppg}
    />
  );
  return (
    <FormDialog
      title={sppg ? 'Edit SPPG' : 'Tambah SPPG Baru'}
      description={yayasan?.nama ? `Yayasan: ${yayasan.nama}` : undefined}
      wide
      form={form}
      submit={
        sppg
          ? undefined
          : { formId, buttons: <AddButtons formId={formId} isBusy={form.isBusy} onPress={chooseNext} /> }
      }
      onClose={onClose}
    >
      {options.data?.length === 0 && <NoYayasanNotice />}
      {sppgColumnList.filter(({ wide }) => wide).map(fieldOf)}
      <div className="grid gap-5 sm:grid-cols-2">
        {sppgColumnList.filter(({ wide }) => !wide).map(fieldOf)}
      </div>
      {isManager && form.base && !form.isGone && (
        <ConfirmAlso list={[form.base]} isTicked={confirms} disabled={form.isBusy} onTick={setConfirms} />
      )}
    </FormDialog>
  );
}

interface AddButtonsProps {
  formId: string;
  isBusy: boolean;
  /** Called before the form is submitted, with whether the next one follows. */
  onPress: (goesOn: boolean) => void;
}

/** Saves and closes, which Enter does as well, or saves and begins the next one. */
function AddButtons({ formId, isBusy, onPress }: AddButtonsProps) {
  return (
    <>
      <Button type="submit" form={formId} busy={isBusy} onClick={() => onPress(false)}>
        {isBusy ? 'Menyimpan...' : 'Simpan'}
      </Button>
      <Button type="submit" form={formId} variant="outline" disabled={isBusy} onClick={() => onPress(true)}>
        Simpan & tambah lagi
      </Button>
    </>
  );
}

/** The notice in the form of an SPPG that could belong to nobody yet: says what comes first, and who can do it. */
function NoYayasanNotice() {
  const { isAdmin } = useAccess();
  return (
    <div className="rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4">
      <p>
        Belum ada yayasan, padahal setiap SPPG dimiliki oleh sebuah yayasan.
        {isAdmin ? '' : ' Mintalah seorang admin untuk menambahkannya lebih dulu.'}
      </p>
      {isAdmin && (
        <ButtonLink to={`${paths.dataYayasan}#daftar`} size="sm" className="mt-3">
          Tambahkan yayasan lebih dulu
        </ButtonLink>
      )}
    </div>
  );
}

interface DeleteSppgDialogProps {
  sppg: Sppg;
  yayasan: YayasanName;
  onClose: () => void;
}

/** Asks before an SPPG is deleted; one that has operated can be closed instead. */
function DeleteOrCloseDialog({ sppg, yayasan, onClose }: DeleteSppgDialogProps) {
  const [closes, setCloses] = useState(false);
  const { isManager } = useAccess();
  const hasOperated = useHasOperated(sppg).data ?? false;
  const remove = useDeleteSppg(yayasan);
  if (closes) return <CloseSppgDialog sppg={sppg} onClose={onClose} />;
  return (
    <DeleteDialog
      {...sppgManagementMessages.deletion(sppg.nama)}
      note="Bila ternyata keliru, seorang admin dapat memulihkan SPPG ini di halaman Riwayat."
      row={sppg}
      remove={remove}
      onClose={onClose}
    >
      {hasOperated && !isClosed(sppg) && (
        <div className="rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4">
          <p>
            Dapur ini pernah beroperasi. Lebih baik ditutup daripada dihapus: halaman, kode, dan catatannya
            tetap dapat diperiksa orang.
          </p>
          {isManager ? (
            <Button size="sm" className="mt-3" onClick={() => setCloses(true)}>
              Tutup dapur ini
            </Button>
          ) : (
            <p className="mt-2">Minta seorang pengelola untuk menutupnya.</p>
          )}
        </div>
      )}
    </DeleteDialog>
  );
}
