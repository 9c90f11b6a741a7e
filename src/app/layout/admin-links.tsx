import {
  Building,
  FileBadge,
  Files,
  History,
  Inbox,
  ListTodo,
  MailOpen,
  Newspaper,
  Table2,
  Users,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy';
import { QueryProvider } from '@/components/query-provider';
import { paths } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { SidebarLink } from './sidebar-link';

// In chunks that only admins load; the links work without them.
const UnreadBadge = lazyPart(async () => (await import('@/features/leads/inbox/unread-badge')).UnreadBadge);

const FileRemover = lazyPart(
  async () => (await import('@/features/shared/file-removal/file-remover')).FileRemover,
);

const list = 'mb-2 space-y-1 border-b border-white/15 pb-2 lg:space-y-0.5 low:mb-1 low:space-y-0 low:pb-1';
const invitationLabel = 'Undangan Anda';

function Links({ onFollow }: { onFollow: () => void }) {
  const { isAdmin, isManager, secondFactor, invitedAs } = useAccess();
  const isDesk = useLocation().pathname.startsWith(paths.admin);
  if (!isManager && !invitedAs) return null;
  if (!isManager)
    return (
      <ul className={list}>
        <SidebarLink to={paths.adminInvitation} label={invitationLabel} Icon={MailOpen} onFollow={onFollow} />
      </ul>
    );
  return (
    // Pages of the desk set `data-desk`, by which the sidebar hides the public pages below.
    <ul className={`peer ${list}`} data-desk={isDesk || undefined}>
      <SidebarLink to={paths.admin} label="Ringkasan" Icon={ListTodo} onFollow={onFollow} />
      <SidebarLink
        to={paths.adminInbox}
        label="Kotak Masuk"
        Icon={Inbox}
        badge={<UnreadBadge />}
        onFollow={onFollow}
      />
      <SidebarLink to={paths.adminSppg} label="Kelola SPPG" Icon={Table2} onFollow={onFollow} />
      <SidebarLink to={paths.adminCertificates} label="Sertifikat" Icon={FileBadge} onFollow={onFollow} />
      <SidebarLink to={paths.adminDocuments} label="Dokumen" Icon={Files} onFollow={onFollow} />
      {/* Their pages ask for what the second factor lacks. */}
      {(isAdmin || secondFactor) && (
        <>
          {/* On the desk alone: below its links the menu has room for those of the public pages. */}
          {isDesk && (
            <SidebarLink to={paths.adminFoundations} label="Yayasan" Icon={Building} onFollow={onFollow} />
          )}
          <SidebarLink to={paths.adminContent} label="Konten" Icon={Newspaper} onFollow={onFollow} />
          <SidebarLink to={paths.adminUsers} label="Pengguna" Icon={Users} onFollow={onFollow} />
          <SidebarLink to={paths.adminAudit} label="Riwayat" Icon={History} onFollow={onFollow} />
        </>
      )}
      <FileRemover />
    </ul>
  );
}

/** The way to Ringkasan, or to an invitation, on small screens, where the menu is closed; nothing on that page itself. */
export function SummaryLink() {
  return (
    <QueryProvider>
      <LinkOfManagers />
    </QueryProvider>
  );
}

function LinkOfManagers() {
  const { isManager, invitedAs } = useAccess();
  const { pathname } = useLocation();
  const to = isManager ? paths.admin : paths.adminInvitation;
  if ((!isManager && !invitedAs) || pathname === to) return null;
  const Icon = isManager ? ListTodo : MailOpen;
  return (
    <Link
      to={to}
      className="ml-auto flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-paper-deep"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span>{isManager ? 'Ringkasan' : invitationLabel}</span>
    </Link>
  );
}

/** The links of admins and managers, to each what they may open; nothing for everybody else. */
export function AdminLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <QueryProvider>
      <Links onFollow={onFollow} />
    </QueryProvider>
  );
}
