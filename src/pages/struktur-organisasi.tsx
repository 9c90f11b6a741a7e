import { PageHead } from '@/components/page-head';

export function StrukturOrganisasiPage() {
  return <PageHead title="StrukturOrganisasiPage" description="" path="/struktur-organisasi" />;
}
