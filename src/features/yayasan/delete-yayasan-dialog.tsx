import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/text/format';
import { yayasanManagementMessages } from './management.messages';
import { useDeleteYayasan } from './mutations';
import { yayasanListQuery } from './queries';
import type { Yayasan } from './yayasan-columns';

interface DeleteYayasanDialogProps {
  yayasan: Yayasan;
  onClose: () => void;
}

/** Asks before it deletes a foundation; says instead that it can't be deleted while it has SPPG. */
export function DeleteYayasanDialog({ yayasan, onClose }: DeleteYayasanDialogProps) {
  // Reloaded now: a colleague may have added or moved an SPPG.
  const { data: list = [] } = useQuery({ ...yayasanListQuery, staleTime: 0 });
  const remove = useDeleteYayasan();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const count = list.find(({ id }) => id === yayasan.id)?.sppg.length ?? 0;

  function leave() {
    onClose();
    // The list of this foundation alone would be empty.
    if (params.get('yayasan') === yayasan.id) void navigate(paths.dataYayasan, { replace: true });
  }

  const question =
    count > 0
      ? { ...yayasanManagementMessages.stillOwnsSppg(formatNumber(count)), cancelLabel: 'Mengerti' }
      : { ...yayasanManagementMessages.deletion(yayasan.nama), note: yayasanManagementMessages.wayBack };

  return (
    <ConfirmDialog
      {...question}
      confirmLabel="Hapus"
      variant="danger"
      disabled={count > 0}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(yayasan, { onSuccess: leave })}
      onClose={onClose}
    />
  );
}
