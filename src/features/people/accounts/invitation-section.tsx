import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { Loaded } from '@/components/lists/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDate } from '@/lib/text/format';
import type { InvitationAction } from './invitation-dialogs';
import type { Invitation } from './admin-api';
import { useInvitations } from './admin-api';
import { roleNames } from './roles';

const InvitationDialogs = lazyDialog(async () => (await import('./invitation-dialogs')).InvitationDialogs);

/** Invites people by mail, and lists the invitations that nobody has accepted yet. */
export function InvitationSection() {
  const invitations = useInvitations();
  const [action, setAction] = useState<InvitationAction | null>(null);
  return (
    <section aria-labelledby="undangan">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="undangan" className="text-2xl">
          Undangan
        </h2>
        <Button size="sm" onClick={() => setAction({ kind: 'invite' })}>
          <MailPlus aria-hidden="true" className="size-4" />
          Undang lewat email
        </Button>
      </div>
      <p className="mt-1 max-w-prose text-ink-soft">
        Siapa yang diundang menerima tautan lewat email, mendaftar dengan alamat itu, lalu langsung mendapat
        perannya.
      </p>
      <div className="mt-5">
        <Loaded query={invitations} loading="Memuat undangan..." failure="Daftar undangan gagal dimuat.">
          {(list) =>
            list.length > 0 ? (
              <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
                {list.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} onAction={setAction} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-muted">Tidak ada undangan yang menunggu.</p>
            )
          }
        </Loaded>
      </div>
      {action && <InvitationDialogs action={action} onClose={() => setAction(null)} />}
    </section>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onAction: (action: InvitationAction) => void;
}

function InvitationRow({ invitation, onAction }: InvitationRowProps) {
  const { nama, email, role, created_at, expires_at } = invitation;
  const isExpired = Date.parse(expires_at) <= serverNow();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        {nama && <p className="font-semibold wrap-anywhere">{nama}</p>}
        <p className={nama ? 'wrap-anywhere' : 'font-semibold wrap-anywhere'}>{email}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          <Badge>{roleNames[role]}</Badge>
          <span>Diundang {formatDate(created_at)}</span>
          <span className={isExpired ? 'font-semibold text-danger-700' : undefined}>
            {isExpired ? 'Sudah kedaluwarsa' : `Berlaku sampai ${formatDate(expires_at)}`}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Undang lagi ${email}`}
          onClick={() => onAction({ kind: 'invite', earlier: invitation })}
        >
          Undang Lagi
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Tarik undangan ${email}`}
          onClick={() => onAction({ kind: 'withdraw', invitation })}
        >
          Tarik
        </Button>
      </div>
    </li>
  );
}
