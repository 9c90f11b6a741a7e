import { done, type Failure, type ToastMessage } from '@/lib/toasts/toast-message';

/** The verbs for adding a row, as in 'Catat Inspeksi', 'Inspeksi Dicatat', 'Gagal Mencatat Inspeksi'. */
const verbs = {
  Catat: { past: 'Dicatat', present: 'Mencatat' },
  Tambah: { past: 'Ditambahkan', present: 'Menambahkan' },
};

/** The words of one kind of row; sentences about a row are given its name. */
interface RowTexts {
  /** The noun for a row: 'Inspeksi' */
  noun: string;
  verb: keyof typeof verbs;
  /** How a row is called in sentences; by its name when absent. */
  called?: (name: string) => string;
  /** The end of the sentence about a row that was added: 'tampil di situs'. */
  added: string;
  deleted?: (name: string) => string;
  deletedMeanwhile?: (name: string) => string;
  deletion: (name: string) => { title?: string; description: string };
  wayBack?: string;
}

/** The texts of toasts and dialogs about rows; some depend on what was saved. */
export interface RowMessages<Input = object> {
  /** The titles of the form's dialog. What is about adding is absent where the form only edits. */
  adding?: string;
  editing: string;
  added?(name: string, input: Input): ToastMessage;
  updated(name: string, changes: Partial<Input>): ToastMessage;
  notAdded?: Failure;
  notUpdated: Failure;
  deletedMeanwhile: (name: string) => string;
  deletion: (name: string) => { title: string; description: string };
  wayBack: string;
  deleted: (name: string) => ToastMessage;
  notDeleted: Failure;
}

/** The messages of a kind of row, which all kinds word alike. Those that are worded otherwise replace theirs in the result. */
export function rowMessages({
  noun,
  verb,
  called = (name) => name,
  ...texts
}: RowTexts): Required<RowMessages> {
  const { past, present } = verbs[verb];
  return {
    adding: `${verb} ${noun}`,
    editing: `Edit ${noun}`,
    added: (name) => done(`${noun} ${past}`, `${called(name)} ${texts.added}.`),
    updated: (name) => done(`${noun} Diperbarui`, `${called(name)} telah diperbarui.`),
    notAdded: { title: `Gagal ${present} ${noun}` },
    notUpdated: { title: `Gagal Memperbarui ${noun}` },
    deletedMeanwhile:
      texts.deletedMeanwhile ?? ((name) => `${called(name)} sudah lebih dulu dihapus oleh pengguna lain.`),
    deletion: (name) => ({ title: `Hapus ${noun.toLowerCase()} ini?`, ...texts.deletion(name) }),
    wayBack: texts.wayBack ?? 'Bila ternyata keliru, seorang admin dapat memulihkannya di halaman Riwayat.',
    deleted: (name) => done(`${noun} Dihapus`, texts.deleted?.(name) ?? `${called(name)} telah dihapus.`),
    notDeleted: { title: `Gagal Menghapus ${noun}` },
  };
}
