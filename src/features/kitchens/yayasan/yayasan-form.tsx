import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { line } from '@/components/row-form/field-kinds';
import { DeleteRowDialog, RowFormDialog } from '@/components/row-form/row-dialogs';
import { declareRowForm, useDeclaredForm } from '@/components/row-form/row-form';
import { EmailField } from '@/components/ui/email-field';
import { paths } from '@/config/paths';
import { sppgKey } from '@/features/kitchens/sppg/api';
import { errorMessage } from '@/lib/errors/error-message';
import { optionalEmail } from '@/lib/forms/text-rules';
import { formatNumber } from '@/lib/text/format';
import { done } from '@/lib/toasts/toast-message';
import {
  addYayasan,
  updateYayasan,
  useNewestYayasanList,
  useYayasanEmail,
  type YayasanWithEmail,
} from './admin-api';
import { type Yayasan, type YayasanColumnName, yayasanTable } from './yayasan-columns';

const notSaved = 'Terjadi kesalahan saat menyimpan yayasan.';

export const yayasanName = line({ max: 200, required: 'Nama yayasan tidak boleh kosong.' });

const yayasanForm = declareRowForm<YayasanWithEmail, YayasanColumnName | 'email'>(yayasanTable, {
  draft: 'yayasan',
  fields: {
    nama: yayasanName,
    alamat: line({ max: 500 }),
    pengelola: line({ max: 200 }),
    // From a table of its own; shown once it is loaded.
    email: { rule: optionalEmail },
  },
  unique: { constraint: 'yayasan_nama_key', field: 'nama' },
  messages: {
    adding: 'Tambah Yayasan Baru',
    editing: 'Edit Yayasan',
    added: (nama) => done('Yayasan Berhasil Ditambahkan', `${nama} telah ditambahkan.`),
    updated: (nama) => done('Yayasan Berhasil Diperbarui', `${nama} telah diperbarui.`),
    notAdded: { title: 'Gagal Menambahkan Yayasan', fallback: notSaved },
    notUpdated: { title: 'Gagal Memperbarui Yayasan', fallback: notSaved },
    deletedMeanwhile: (nama) => `${nama} sudah lebih dulu dihapus oleh pengguna lain.`,
    deletion: (nama) => ({
      title: 'Konfirmasi Penghapusan',
      description: `Apakah Anda yakin ingin menghapus "${nama}"?`,
    }),
    wayBack: 'Bila ternyata keliru, Anda dapat memulihkan yayasan ini di halaman Riwayat.',
    deleted: (nama) => done('Yayasan Berhasil Dihapus', `${nama} telah dihapus.`),
    notDeleted: {
      title: 'Gagal Menghapus Yayasan',
      fallback: 'Terjadi kesalahan saat menghapus yayasan.',
    },
  },
  reloads: [sppgKey],
  calls: { add: addYayasan, update: updateYayasan },
});

export type YayasanDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; yayasan: Yayasan };

export function YayasanDialogs({ state, onClose }: { state: YayasanDialogState; onClose: () => void }) {
  if (state.kind === 'add') return <YayasanFormDialog onClose={onClose} />;
  const StateDialog = state.kind === 'edit' ? EditYayasanDialog : DeleteYayasanDialog;
  return <StateDialog yayasan={state.yayasan} onClose={onClose} />;
}

/**
 * Opens once the foundation's address, which visitors do not read, is loaded or has failed to load; then the rest is
 * edited without it.
 */
function EditYayasanDialog({ yayasan, onClose }: { yayasan: Yayasan; onClose: () => void }) {
  const { data, isPending, error } = useYayasanEmail(yayasan.id);
  if (isPending) return null;
  const email = data?.email ?? null;
  return <YayasanFormDialog yayasan={{ ...yayasan, email }} emailFailure={error} onClose={onClose} />;
}

interface YayasanFormDialogProps {
  /** The foundation to edit; absent for a new one. */
  yayasan?: YayasanWithEmail;
  /** Why the foundation's address could not be loaded. */
  emailFailure?: Error | null;
  onClose: () => void;
}

function YayasanFormDialog({ yayasan, emailFailure, onClose }: YayasanFormDialogProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useDeclaredForm(yayasanForm, {
    row: yayasan,
    onSaved({ id, base }) {
      onClose();
      // The public list goes to the new foundation alone, expanded, as it might be hidden by the alphabet or a filter; it replaces the
      // dialog's history entry, so that Back leads to the list as it was.
      if (!base && pathname === paths.dataYayasan)
        void navigate(`${paths.dataYayasan}?yayasan=${id}#daftar`, { replace: true });
    },
  });
  return (
    <RowFormDialog form={form} onClose={onClose}>
      {emailFailure ? (
        <p role="alert">Email yayasan gagal dimuat. {errorMessage(emailFailure)}</p>
      ) : (
        <EmailField
          label="Email"
          autoComplete="off"
          hint="Untuk pengingat sebelum sertifikat dapurnya habis. Hanya admin yang melihatnya."
          {...form.field('email')}
        />
      )}
    </RowFormDialog>
  );
}

/** Asks before it deletes a foundation; says instead that it can't be deleted while it has SPPG. */
function DeleteYayasanDialog({ yayasan, onClose }: { yayasan: Yayasan; onClose: () => void }) {
  const { data: list = [] } = useNewestYayasanList();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const count = list.find(({ id }) => id === yayasan.id)?.sppg.length ?? 0;

  function leave() {
    onClose();
    // The list of this foundation alone would be empty.
    if (params.get('yayasan') === yayasan.id) void navigate(paths.dataYayasan, { replace: true });
  }

  return (
    <DeleteRowDialog
      form={yayasanForm}
      row={{ ...yayasan, email: null }}
      // In the words of the database, which refuses it.
      {...(count > 0 && {
        title: 'Yayasan Belum Dapat Dihapus',
        description: `Yayasan ini masih memiliki ${formatNumber(count)} SPPG. Pindahkan atau hapus SPPG-nya lebih dulu.`,
        note: '',
        cancelLabel: 'Mengerti',
        disabled: true,
      })}
      onDeleted={leave}
      onClose={onClose}
    />
  );
}
