import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { FormDialog } from '@/components/form-dialog';
import { DeleteRowDialog } from '@/components/row-form/row-dialogs';
import { RowFields } from '@/components/row-form/row-fields';
import { useDeclaredForm } from '@/components/row-form/row-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import {
  type Sppg,
  useYayasanOptions,
  type YayasanName,
  yayasanOptionsQuery,
} from '@/features/kitchens/sppg/api';
import { sppgManagementMessages as messages } from '@/features/kitchens/sppg/management.messages';
import { sppgMessages } from '@/features/kitchens/sppg/messages';
import { emptySppgValues, type SppgColumnName } from '@/features/kitchens/sppg/sppg-columns';
import { updateAndConfirmSppg, useHasOperated } from '@/features/kitchens/sppg/admin-api';
import { isClosed } from '@/features/kitchens/sppg/sppg-filter';
import { useToast } from '@/lib/toasts/toast';
import { CloseSppgDialog, ReopenSppgDialog } from './closing-dialogs';
import { ConfirmAlso } from './confirm-also';
import type { SppgDialogState } from './sppg-actions';
import { sppgForm } from './sppg-form';

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
  const form = useDeclaredForm(
    {
      ...sppgForm,
      update: (update, context) =>
        confirms ? updateAndConfirmSppg(update, context) : sppgForm.update(update, context),
      messages: {
        ...messages,
        updated: (nama, { yayasan_id }) =>
          messages.updated(
            nama,
            {},
            options.data?.find(({ id }) => id === yayasan_id),
          ),
      },
      wordsOf,
    },
    {
      row: sppg,
      start: { ...emptySppgValues, yayasan_id: yayasan?.id ?? '' },
      about: sppg ? sppg.id : `new:${yayasan?.id ?? ''}`,
      onSaved({ input }) {
        onSaved?.(input.kode_unik_pendaftaran);
        if (goesOn.current) startNext(input.yayasan_id);
        else onClose();
      },
      onInvalid: (names) => names.includes('yayasan_id') && toast(sppgMessages.yayasanMissing),
    },
  );

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
    return owners?.find(({ id }) => id === stored.yayasan_id)?.nama ?? sppgForm.wordsOf(stored, column);
  }

  return (
    <FormDialog
      title={sppg ? messages.editing : messages.adding}
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
      <RowFields form={form} />
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
  if (closes) return <CloseSppgDialog sppg={sppg} onClose={onClose} />;
  return (
    <DeleteRowDialog
      form={{ ...sppgForm, messages: { ...messages, deleted: (nama) => messages.deleted(nama, yayasan) } }}
      row={sppg}
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
    </DeleteRowDialog>
  );
}
