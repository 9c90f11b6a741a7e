import { useDeleteRow, useSaveRow } from '@/lib/forms/row-mutations';
import { addContact, deleteContact, updateContact } from './admin-api';
import { regionalContactsQuery } from './api';
import { regionalContactMessages } from './messages';

const shared = {
  nameOf: ({ kabupaten_kota }: { kabupaten_kota: string }) => kabupaten_kota,
  messages: regionalContactMessages,
  reloads: [regionalContactsQuery.queryKey],
};

export const useSaveContact = () => useSaveRow({ ...shared, add: addContact, update: updateContact });

export const useDeleteContact = () => useDeleteRow({ ...shared, remove: deleteContact });
