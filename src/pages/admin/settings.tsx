import { PageHead } from '@/components/page-head';

export function AdminSettingsPage() {
  return <PageHead title="AdminSettingsPage" description="" path="/admin/settings" />;
}
