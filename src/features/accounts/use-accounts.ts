import { useMutation, useQuery } from '@tanstack/react-query';
import { accessKey } from '@/lib/query-client';
import { toast } from '@/lib/toast';
import { toastFailure } from '@/lib/toast-failure';
import { type Account, fetchAccounts, setAccountRole } from './api';

const accountsKey = ['accounts'];

/** All accounts, as admins see them. */
export function useAccounts() {
  return useQuery({ queryKey: accountsKey, queryFn: fetchAccounts });
}

/** Approves or revokes an account and tells the outcome. `save` says whether the dialog may close. */
export function useSetAccountRole() {
  const { mutateAsync } = useMutation({
    mutationFn: setAccountRole,
    // Admins who revoke themselves lose this page.
    meta: { reloads: [accountsKey, accessKey] },
  });

  return async function save(account: Account): Promise<boolean> {
    try {
      await mutateAsync(account);
    } catch (error) {
      toastFailure('Gagal Mengubah Akses', error);
      return false;
    }
    toast({
      title: 'Akses Diubah',
      description:
        account.role === 'admin'
          ? `${account.email} sekarang admin.`
          : `Akses admin ${account.email} telah dicabut.`,
      variant: 'success',
    });
    return true;
  };
}
