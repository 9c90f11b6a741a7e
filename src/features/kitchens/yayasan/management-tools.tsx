import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyDialog } from '@/components/lazy';
import { DeleteButton, EditButton } from '@/components/row-buttons';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/links';
import { paths } from '@/config/paths';
import type { YayasanWithSppg } from './api';
import type { YayasanDialogState } from './yayasan-form';

const YayasanDialogs = lazyDialog(async () => (await import('./yayasan-form')).YayasanDialogs);

type OnYayasanAction = (action: YayasanDialogState) => void;

interface ManagementToolsProps {
  isAdmin: boolean;
  dialog: YayasanDialogState | null;
  onYayasanAction: OnYayasanAction;
  onDialogClose: () => void;
  /** More buttons beside that of foundations. */
  children: ReactNode;
}

/** The buttons above the list, for users who may manage SPPG; for admins also the dialogs of foundations. */
export function YayasanTools(props: ManagementToolsProps) {
  const { isAdmin, dialog, onYayasanAction, onDialogClose, children } = props;
  return (
    <>
      {isAdmin && (
        <p className="text-sm text-ink-muted print:hidden">
          Sebagai admin, Anda juga dapat menambah, mengubah, atau menghapus yayasan.{' '}
          <TextLink to={paths.adminFoundations}>Email dan konfirmasi yayasan</TextLink>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {isAdmin && (
          <Button onClick={() => onYayasanAction({ kind: 'add' })}>
            <Plus aria-hidden="true" className="size-5" />
            Tambah Yayasan
          </Button>
        )}
        <div className="contents">{children}</div>
      </div>
      {isAdmin && <YayasanDialogs state={dialog} onClose={onDialogClose} />}
    </>
  );
}

/** Shown in place of a new site's empty list: a foundation comes first. */
export function FirstYayasan(props: Pick<ManagementToolsProps, 'isAdmin' | 'onYayasanAction'>) {
  const { isAdmin, onYayasanAction } = props;
  return isAdmin ? (
    <Button onClick={() => onYayasanAction({ kind: 'add' })}>Tambahkan yayasan pertama</Button>
  ) : (
    'Yayasan hanya dapat ditambahkan oleh admin. Setelah itu Anda dapat menambahkan SPPG-nya di sini.'
  );
}

interface YayasanActionButtonsProps {
  yayasan: YayasanWithSppg;
  onYayasanAction: OnYayasanAction;
}

export function YayasanActionButtons({ yayasan, onYayasanAction }: YayasanActionButtonsProps) {
  // The row without embedded rows, as a draft keeps it.
  const { sppg: _sppg, ...row } = yayasan;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <EditButton name={row.nama} onClick={() => onYayasanAction({ kind: 'edit', yayasan: row })} />
      <DeleteButton name={row.nama} onClick={() => onYayasanAction({ kind: 'delete', yayasan: row })} />
    </div>
  );
}
