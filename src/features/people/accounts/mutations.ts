import { useMutation } from '@tanstack/react-query';
import { accessKey } from '@/lib/queries/query-client';
import { type AccessMode, accessModes } from './access-mode';
import {
  acceptInvitation,
  accessSettingsQuery,
  type Account,
  accountsQuery,
  chooseMails,
  endAccess,
  ownMailsKey,
  type ReceivedInvitation,
  resendOwnInvitation,
  restoreAccess,
  type Restoring,
  setAccessMode,
  setAccountName,
  setAccountRole,
} from './api';
import {
  deleteAccount,
  deviceCountsQuery,
  type Invitation,
  invitationsQuery,
  invite,
  type NewInvitation,
  removeDevices,
  requireSecondFactor,
  withdrawInvitation,
} from './admin-api';
import { roleNames } from './roles';
import { done } from '@/lib/toasts/toast-message';

// The user's own rights, too: admins who give up their role lose the page, and a name is shown in the menu.
const reloads = [accountsQuery.queryKey, accessKey];
// Somebody who loses the role loses the list of invitations, too.
const reloadsWithInvitations = [...reloads, invitationsQuery.queryKey];

/** Gives an account another role; with `pending` admins give up their own. */
export function useSetAccountRole() {
  return useMutation({
    mutationFn: setAccountRole,
    meta: {
      reloads: reloadsWithInvitations,
      success(_: unknown, { email, role }: Account) {
        const name = roleNames[role];
        return name
          ? done('Akses Diubah', `${email} sekarang ${name.toLowerCase()}.`)
          : done('Peran Dilepas', 'Peran Anda telah dilepas. Hanya admin lain yang dapat mengembalikannya.');
      },
      failure: { title: 'Gagal Mengubah Akses' },
    },
  });
}

export function useSetAccountName() {
  return useMutation({
    mutationFn: setAccountName,
    meta: { reloads, success: done('Nama Disimpan'), failure: { title: 'Gagal Menyimpan Nama' } },
  });
}

export function useEndAccess() {
  return useMutation({
    mutationFn: endAccess,
    meta: {
      reloads: reloadsWithInvitations,
      success: (_: unknown, { email }: Account) =>
        done('Akses Diakhiri', `${email} tidak dapat lagi mengelola apa pun di situs ini.`),
      failure: { title: 'Gagal Mengakhiri Akses' },
    },
  });
}

export function useRestoreAccess() {
  return useMutation({
    mutationFn: restoreAccess,
    meta: {
      reloads,
      success(_: unknown, { account: { email, ended_role }, without_role }: Restoring) {
        const name = without_role ? undefined : roleNames[ended_role ?? ''];
        return name
          ? done('Akses Dipulihkan', `${email} kembali menjadi ${name.toLowerCase()}.`)
          : done('Akses Dipulihkan', `${email} kembali menjadi akun yang belum disetujui.`);
      },
      failure: { title: 'Gagal Memulihkan Akses' },
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: deleteAccount,
    meta: {
      reloads: reloadsWithInvitations,
      success: (_: unknown, { email }: Account) => done('Akun Dihapus', `Akun ${email} telah dihapus.`),
      failure: { title: 'Gagal Menghapus Akun' },
    },
  });
}

export function useSetAccessMode() {
  return useMutation({
    mutationFn: setAccessMode,
    meta: {
      reloads: [accessSettingsQuery.queryKey],
      success: (_: unknown, mode: AccessMode) =>
        done(
          'Aturan Disimpan',
          `Yang dapat mengelola data: ${(accessModes.find(({ value }) => value === mode)?.label ?? mode).toLowerCase()}.`,
        ),
      failure: { title: 'Gagal Menyimpan Aturan' },
    },
  });
}

export function useRequireSecondFactor() {
  return useMutation({
    mutationFn: requireSecondFactor,
    meta: {
      // Whether others have set it up is read again with it.
      reloads: [accessSettingsQuery.queryKey, deviceCountsQuery.queryKey],
      success: (_: unknown, required: boolean) =>
        required
          ? done('Verifikasi Diwajibkan', 'Admin yang belum memasangnya sekarang berhak seperti pengelola.')
          : done('Verifikasi Tidak Wajib Lagi', 'Perangkat yang sudah terpasang tetap diminta kodenya.'),
      failure: { title: 'Gagal Menyimpan Aturan' },
    },
  });
}

export function useRemoveDevices() {
  return useMutation({
    mutationFn: removeDevices,
    meta: {
      reloads: [deviceCountsQuery.queryKey],
      success: (_: unknown, { email }: Account) =>
        done('Perangkat Dilepas', `${email} sekarang login tanpa kode, dan dapat memasang perangkat baru.`),
      failure: { title: 'Perangkat Gagal Dilepas' },
    },
  });
}

export function useChooseMails() {
  return useMutation({
    mutationFn: chooseMails,
    meta: {
      reloads: [ownMailsKey],
      success: done('Pilihan Email Disimpan'),
      failure: { title: 'Pilihan Email Gagal Disimpan' },
    },
  });
}

/** Invites somebody; an earlier invitation of the same address is void then. */
export function useInvite() {
  return useMutation({
    mutationFn: invite,
    meta: {
      reloads: [invitationsQuery.queryKey],
      success: (_: unknown, { email }: NewInvitation) =>
        done('Undangan Dikirim', `Email dengan tautannya dikirim ke ${email}. Tautan berlaku 7 hari.`),
      failure: { title: 'Gagal Mengundang' },
    },
  });
}

export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: withdrawInvitation,
    meta: {
      reloads: [invitationsQuery.queryKey],
      success: (_: unknown, { email }: Invitation) =>
        done('Undangan Ditarik', `Tautan yang dikirim ke ${email} tidak berlaku lagi.`),
      failure: { title: 'Gagal Menarik Undangan' },
    },
  });
}

/** Mails the link of the signed-in user's invitation once more. */
export const useResendOwnInvitation = () =>
  useMutation({
    mutationFn: resendOwnInvitation,
    meta: {
      success: () => done('Tautan Dikirim', 'Buka tautan di email yang baru; yang lama tidak berlaku lagi.'),
      failure: { title: 'Tautan Gagal Dikirim' },
    },
  });

/** Accepts an invitation as the signed-in user. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: (_invitation: ReceivedInvitation, context) => acceptInvitation(token, context),
    meta: {
      reloads: [accessKey],
      success: (_: unknown, { role }: ReceivedInvitation) =>
        done('Undangan Diterima', `Akun Anda sekarang ${(roleNames[role] ?? role).toLowerCase()}.`),
      failure: { title: 'Undangan Belum Diterima' },
    },
  });
}
