import { FileBadge, History, Inbox, ListTodo, Users } from 'lucide-react';
import { lazyPart } from '@/components/lazy';
import { QueryProvider } from '@/components/query-provider';
import { paths } from '@/config/paths';
import { useAccess } from '@/features/auth/use-access';
import { SidebarLink } from './sidebar-link';

// Chunks for admins only; the links work without them.
const UnreadBadge = lazyPart(async () => (await import('@/features/leads/unread-badge')).UnreadBadge);

const FileRemover = lazyPart(async () => (await import('@/features/file-removal/file-remover')).FileRemover);

function Links({ onFollow }: { onFollow: () => void }) {
  const { isAdmin } = useAccess();
  if (!isAdmin) return null;
  return (
    <>
      <SidebarLink to={paths.admin} label="Ringkasan" Icon={ListTodo} onFollow={onFollow} />
      <SidebarLink
        to={paths.adminInbox}
        label="Kotak Masuk"
        Icon={Inbox}
        badge={<UnreadBadge />}
        onFollow={onFollow}
      />
      <SidebarLink to={paths.adminCertificates} label="Sertifikat" Icon={FileBadge} onFollow={onFollow} />
      <SidebarLink to={paths.adminUsers} label="Pengguna" Icon={Users} onFollow={onFollow} />
      <SidebarLink to={paths.adminAudit} label="Riwayat" Icon={History} onFollow={onFollow} />
      <FileRemover />
    </>
  );
}

/** The admin links of the main menu; nothing for everybody else. */
export function AdminLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <QueryProvider>
      <Links onFollow={onFollow} />
    </QueryProvider>
  );
}
