import { PageHead } from '@/components/page-head';

export function KerjasamaKontraktorPage() {
  return (
    <PageHead
      title="KerjasamaKontraktorPage"
      description=""
      path="/kemitraan-strategis/kerjasama-kontraktor"
    />
  );
}
