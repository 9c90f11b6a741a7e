import { Plus } from 'lucide-react';
import { Loaded } from '@/components/lists/loaded';
import { QueryProvider } from '@/components/query-provider';
import { Button } from '@/components/ui/button';
import { AccessNotice } from '@/features/auth/access-notice';
import { useAccess } from '@/features/auth/use-access';
import { sppgMessages } from './messages';
import { useSppgList } from './queries';
import { SppgDialogHost } from './sppg-dialog-host';
import { SppgNetworkList } from './sppg-network-list';
import { SppgNetworkSkeleton } from './sppg-network-skeleton';
import { useSppgDialog } from './use-sppg-dialog';

function NetworkContent() {
  const query = useSppgList();
  const access = useAccess();
  const { canManage } = access;
  const { dialog, openDialog, closeDialog } = useSppgDialog(sppgMessages.placeholderOfNetwork);

  return (
    <>
      {canManage && (
        <Button className="mb-6" onClick={() => openDialog({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          Tambah Data SPPG Baru
        </Button>
      )}
      <AccessNotice access={access} className="mb-6" />
      <Loaded query={query} loading={<SppgNetworkSkeleton />}>
        {(sppgList) => (
          <SppgNetworkList sppgList={sppgList} onSppgAction={canManage ? openDialog : undefined} />
        )}
      </Loaded>
      {canManage && <SppgDialogHost state={dialog} onClose={closeDialog} />}
    </>
  );
}

export function SppgNetwork() {
  return (
    <QueryProvider>
      <NetworkContent />
    </QueryProvider>
  );
}
