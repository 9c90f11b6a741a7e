import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/text/format';
import type { Account } from './api';

interface AccountRowProps {
  account: Account;
  isOwn: boolean;
  isLastAdmin: boolean;
  /** Whether accounts without approval may manage data. */
  pendingMayManage: boolean;
  onChangeRole: (account: Account) => void;
}

export function AccountRow({ account, isOwn, isLastAdmin, pendingMayManage, onChangeRole }: AccountRowProps) {
  const isAdmin = account.role === 'admin';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 [contain-intrinsic-size:auto_5rem] [content-visibility:auto] sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {account.email}
          {isOwn && <span className="font-normal text-ink-muted"> (Anda)</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          <RoleBadge isAdmin={isAdmin} pendingMayManage={pendingMayManage} />
          <span>Terdaftar {formatDate(account.created_at)}</span>
        </p>
      </div>
      {isLastAdmin ? (
        <p className="text-sm text-ink-soft sm:max-w-56 sm:text-right">
          Admin satu-satunya. Setujui admin lain sebelum mencabut akses akun ini.
        </p>
      ) : (
        <Button
          variant={isAdmin ? 'ghost' : 'outline'}
          size="sm"
          aria-label={isAdmin ? `Cabut akses ${account.email}` : `Setujui sebagai admin: ${account.email}`}
          onClick={() => onChangeRole(account)}
        >
          {isAdmin ? 'Cabut Akses' : 'Setujui sebagai admin'}
        </Button>
      )}
    </li>
  );
}

function RoleBadge({ isAdmin, pendingMayManage }: { isAdmin: boolean; pendingMayManage: boolean }) {
  if (isAdmin) return <Badge tone="green">Admin</Badge>;
  return pendingMayManage ? <Badge>Pengelola</Badge> : <Badge tone="saffron">Menunggu persetujuan</Badge>;
}
