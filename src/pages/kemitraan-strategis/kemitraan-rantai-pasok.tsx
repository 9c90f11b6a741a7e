import { PageHead } from '@/components/page-head';

export function KemitraanRantaiPasokPage() {
  return (
    <PageHead
      title="KemitraanRantaiPasokPage"
      description=""
      path="/kemitraan-strategis/kemitraan-rantai-pasok"
    />
  );
}
