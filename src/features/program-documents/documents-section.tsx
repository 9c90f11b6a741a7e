import { Section } from '@/components/section';
import { DocumentsPanel } from './documents-panel';

/** The block "Dokumen dan regulasi" of the programme page. */
export function DocumentsSection() {
  return (
    <Section
      id="dokumen"
      tone="white"
      layout="side"
      title="Dokumen dan regulasi"
      lead="Ringkasan, panduan, dan daftar periksa untuk dapur SPPG. Unduh atau bagikan; yang terbaru berada di atas."
    >
      <DocumentsPanel />
    </Section>
  );
}
