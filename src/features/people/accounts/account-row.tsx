import { MoreActions } from '@/components/more-actions';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDate, formatNumber } from '@/lib/text/format';
import type { AccountAction } from './account-dialogs';
import type { Account } from './api';
import { roleNames } from './roles';

interface AccountRowProps {
  account: Account;
  isOwn: boolean;
  isLastAdmin: boolean;
  /** How many devices it has for the second step of the sign-in. */
  devices: number;
  /** Whether accounts without approval may manage data. */
  pendingMayManage: boolean;
  onAction: (action: AccountAction) => void;
}

export function AccountRow(props: AccountRowProps) {
  const { account, isOwn, isLastAdmin, devices, pendingMayManage, onAction } = props;
  const { nama, email, created_at } = account;
  return (
    <li
      aria-label={email}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] sm:px-6"
    >
      <div className="min-w-0">
        {nama && <p className="font-semibold wrap-anywhere">{nama}</p>}
        <p className={nama ? 'wrap-anywhere' : 'font-semibold wrap-anywhere'}>
          <span>{email}</span>
          {isOwn && <span className="font-normal text-ink-muted"> (Anda)</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          <RoleBadge account={account} pendingMayManage={pendingMayManage} />
          <span>Terdaftar {formatDate(created_at)}</span>
        </p>
        {devices > 0 && (
          <p className="mt-1 text-ink-muted">
            Verifikasi dua langkah: terpasang ({formatNumber(devices)} perangkat)
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2 sm:max-w-sm sm:items-end">
        {isLastAdmin ? (
          <p className="text-sm text-ink-soft sm:max-w-56 sm:text-right">
            Admin satu-satunya. Setujui admin lain sebelum melepas peran ini.
          </p>
        ) : (
          <MainActions account={account} isOwn={isOwn} onAction={onAction} />
        )}
        <OtherActions account={account} isOwn={isOwn} devices={devices} onAction={onAction} />
      </div>
    </li>
  );
}

type ActionsProps = Pick<AccountRowProps, 'account' | 'isOwn' | 'onAction'>;

/** The buttons that give a role, end the access, or give back the one that has ended. */
function MainActions({ account, isOwn, onAction }: ActionsProps) {
  const { email, role, ended_at } = account;
  const turnTo = (next: string) => () => onAction({ kind: 'role', account, role: next });
  if (ended_at)
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Pulihkan akses ${email}`}
        onClick={() => onAction({ kind: 'restore', account })}
      >
        Pulihkan Akses
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      {role === 'pending' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Setujui sebagai pengelola: ${email}`}
          onClick={turnTo('pengelola')}
        >
          Setujui sebagai pengelola
        </Button>
      )}
      {role !== 'admin' && (
        // Less conspicuous than the role of a manager: an admin reads personal data.
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Setujui sebagai admin: ${email}`}
          onClick={turnTo('admin')}
        >
          Setujui sebagai admin
        </Button>
      )}
      {isOwn ? (
        // Nobody ends their own access: they would have to ask for it back.
        <Button variant="ghost" size="sm" onClick={turnTo('pending')}>
          Lepas Peran Saya
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Akhiri akses ${email}`}
          onClick={() => onAction({ kind: 'end', account })}
        >
          Akhiri Akses
        </Button>
      )}
    </div>
  );
}

/** The buttons for rare actions on an account. */
function OtherActions({
  account,
  isOwn,
  devices,
  onAction,
}: ActionsProps & Pick<AccountRowProps, 'devices'>) {
  const { email, role } = account;
  return (
    <MoreActions name={email}>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Ubah nama ${email}`}
        onClick={() => onAction({ kind: 'name', account })}
      >
        Ubah Nama
      </Button>
      {!isOwn && role === 'admin' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Jadikan pengelola: ${email}`}
          onClick={() => onAction({ kind: 'role', account, role: 'pengelola' })}
        >
          Jadikan pengelola
        </Button>
      )}
      {!isOwn && devices > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Lepas perangkat ${email}`}
          onClick={() => onAction({ kind: 'devices', account })}
        >
          Lepas Perangkat…
        </Button>
      )}
      {!isOwn && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Hapus akun ${email}`}
          onClick={() => onAction({ kind: 'delete', account })}
        >
          Hapus Akun
        </Button>
      )}
    </MoreActions>
  );
}

function RoleBadge({
  account: { role, ended_at },
  pendingMayManage,
}: Pick<AccountRowProps, 'account' | 'pendingMayManage'>) {
  if (ended_at) return <Badge tone="red">Akses diakhiri {formatDate(ended_at)}</Badge>;
  const name = roleNames[role];
  if (name) return <Badge tone="green">{name}</Badge>;
  return pendingMayManage ? (
    <Badge>Belum disetujui</Badge>
  ) : (
    <Badge tone="saffron">Menunggu persetujuan</Badge>
  );
}
