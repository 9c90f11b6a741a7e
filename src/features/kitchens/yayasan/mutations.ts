import { sppgKey } from '@/features/kitchens/sppg/api';
import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addYayasan, deleteYayasan, updateYayasan } from './admin-api';
import { yayasanManagementMessages } from './management.messages';

const shared = {
  nameOf: ({ nama }: { nama: string }) => nama,
  messages: yayasanManagementMessages,
  reloads: [sppgKey],
};

export const useSaveYayasan = () => useSaveRow({ ...shared, add: addYayasan, update: updateYayasan });

export const useDeleteYayasan = () => useDeleteRow({ ...shared, remove: deleteYayasan });
