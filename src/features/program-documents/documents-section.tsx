import { Section } from '@/components/section';
import { useScrollToLinkedFilter } from '@/lib/url/linked-scroll';
import { documentFilterSchema } from './document-filter';
import { DocumentsPanel } from './documents-panel';

const sectionId = 'dokumen';

/** The block "Dokumen dan regulasi" of the programme page. */
export function DocumentsSection() {
  useScrollToLinkedFilter(sectionId, documentFilterSchema);
  return (
    <Section
      id={sectionId}
      tone="white"
      layout="side"
      title="Dokumen dan regulasi"
      lead="Ringkasan, panduan, dan daftar periksa untuk dapur SPPG. Unduh atau bagikan; yang terbaru berada di atas."
    >
      <DocumentsPanel />
    </Section>
  );
}
