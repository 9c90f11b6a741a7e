import { useState } from 'react';
import * as v from 'valibot';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { TextField } from '@/components/ui/field';
import { optionalLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { Account } from './api';
import {
  useDeleteAccount,
  useEndAccess,
  useRemoveDevices,
  useRestoreAccess,
  useSetAccountName,
} from './mutations';
import { RoleDialog } from './role-dialog';
import { givenRoles } from './roles';

export type AccountAction =
  | { kind: 'role'; account: Account; role: string }
  | { kind: 'name' | 'end' | 'restore' | 'delete' | 'devices'; account: Account };

interface AccountDialogsProps {
  action: AccountAction;
  /** Whether accounts without approval may manage data. */
  pendingMayManage: boolean;
  onClose: () => void;
}

/** The dialog of what an admin is about to do to an account. */
export function AccountDialogs({ action, onClose, ...about }: AccountDialogsProps) {
  const { account } = action;
  switch (action.kind) {
    case 'role':
      return <RoleDialog {...about} account={account} role={action.role} onClose={onClose} />;
    case 'name':
      return <NameDialog account={account} onClose={onClose} />;
    case 'end':
      return <EndDialog account={account} onClose={onClose} />;
    case 'restore':
      return <RestoreDialog account={account} onClose={onClose} />;
    case 'delete':
      return <DeleteAccountDialog account={account} onClose={onClose} />;
    case 'devices':
      return <DevicesDialog account={account} onClose={onClose} />;
  }
}

interface DialogProps {
  account: Account;
  onClose: () => void;
}

const nameSchema = v.object({ nama: optionalLine(200) });

function NameDialog({ account, onClose }: DialogProps) {
  const save = useSetAccountName();
  const form = useSchemaForm({
    schema: nameSchema,
    values: { nama: account.nama ?? '' },
    draft: `account-name:${account.user_id}`,
    isBusy: save.isPending,
    onSubmit: ({ nama }, done) =>
      save.mutate(
        { user_id: account.user_id, nama },
        {
          onSuccess() {
            done();
            onClose();
          },
        },
      ),
  });
  return (
    <FormDialog
      title="Ubah Nama"
      description={account.email}
      form={{ ...form, failure: save.error }}
      onClose={onClose}
    >
      <TextField label="Nama" autoComplete="off" {...form.field('nama')} />
    </FormDialog>
  );
}

/** What an account of this role can no longer do once its access has ended. */
const losses: Record<string, string> = {
  admin: 'membaca pesan dan pengajuan, mengatur akun, atau mengelola data',
  pengelola: 'mengelola SPPG, sertifikat, dan dokumen program, atau mengonfirmasi dapur',
};

function EndDialog({ account, onClose }: DialogProps) {
  const end = useEndAccess();
  return (
    <ConfirmDialog
      title="Akhiri akses?"
      description={`${account.email} tidak dapat lagi ${losses[account.role] ?? 'mengelola data'}, apa pun aturannya: “Semua akun yang login” maupun “Hanya akun yang disetujui”. Akunnya tidak dihapus; ia masih dapat login, tetapi haknya sama dengan pengunjung.`}
      note="Undangan yang belum diterimanya, dan yang dikirimnya tetapi belum diterima orang, ikut ditarik. Yang pernah dikerjakannya tetap tersimpan. Akses dapat dipulihkan di halaman ini, dengan atau tanpa peran yang sekarang."
      confirmLabel="Akhiri Akses"
      variant="danger"
      isBusy={end.isPending}
      onConfirm={() => end.mutate(account, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function RestoreDialog({ account, onClose }: DialogProps) {
  const restore = useRestoreAccess();
  const [without_role, setWithoutRole] = useState(false);
  const { email, ended_role } = account;
  const role = givenRoles.find(({ value }) => value === ended_role);
  const choices = [
    {
      value: false,
      label: `Sebagai ${role?.label.toLowerCase()}, seperti sebelumnya`,
      about: role?.explanation,
    },
    { value: true, label: 'Tanpa peran', about: 'menjadi akun yang belum disetujui' },
  ];
  return (
    <ConfirmDialog
      title="Pulihkan akses?"
      description={
        role
          ? `Sebelum aksesnya diakhiri, ${email} adalah ${role.label.toLowerCase()}. Kembali dengan peran itu?`
          : `${email} kembali menjadi akun yang belum disetujui. Perannya dapat Anda berikan setelah itu.`
      }
      confirmLabel="Pulihkan Akses"
      isBusy={restore.isPending}
      onConfirm={() => restore.mutate({ account, without_role }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {role && (
        <fieldset disabled={restore.isPending} className="min-w-0 space-y-3">
          <legend className="sr-only">Peran setelah dipulihkan</legend>
          {choices.map(({ value, label, about }) => (
            <label key={label} className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <input
                type="radio"
                name="peran"
                checked={without_role === value}
                onChange={() => setWithoutRole(value)}
                className="mt-0.5 size-5 accent-brand-600"
              />
              <span className="font-semibold wrap-anywhere">{label}</span>
              <span className="col-start-2 wrap-anywhere text-ink-soft">{about}</span>
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}

function DeleteAccountDialog({ account, onClose }: DialogProps) {
  const remove = useDeleteAccount();
  return (
    <ConfirmDialog
      title="Hapus akun?"
      description={`Akun ${account.email} dan foto profilnya akan dihapus, dan aksesnya berakhir saat itu juga. Tindakan ini tidak dapat dibatalkan; pemiliknya dapat mendaftar lagi sebagai akun baru.`}
      note="Yang pernah dikerjakannya tetap tercatat di Riwayat dengan emailnya."
      confirmLabel="Hapus Akun"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(account, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function DevicesDialog({ account, onClose }: DialogProps) {
  const remove = useRemoveDevices();
  return (
    <ConfirmDialog
      title="Lepas perangkat?"
      description={`Untuk ${account.email} yang kehilangan perangkatnya: setelah ini ia login hanya dengan kata sandi. Pastikan dulu, lewat telepon atau bertemu langsung, bahwa benar ia yang meminta; email dan pesan dapat dikirim orang lain.`}
      note="Semua perangkatnya dilepas. Ia lalu memasang yang baru di Pengaturan Akun. Ini tercatat di Riwayat."
      confirmLabel="Lepas Perangkat"
      variant="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(account, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
