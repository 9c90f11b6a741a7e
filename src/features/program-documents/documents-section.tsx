import { lazyPart } from '@/components/lazy-part';
import { Section } from '@/components/section';
import { WhenNear } from '@/components/when-near';
import { DocumentsSkeleton } from './documents-skeleton';

const DocumentsPanel = lazyPart(async () => (await import('./documents-panel')).DocumentsPanel);

/** The block "Dokumen dan regulasi" of the programme page. Its code and data come when the reader does. */
export function DocumentsSection() {
  return (
    <Section
      id="dokumen"
      tone="white"
      layout="side"
      title="Dokumen dan regulasi"
      lead="Ringkasan, panduan, dan daftar periksa untuk dapur SPPG. Unduh atau bagikan; yang terbaru berada di atas."
    >
      <WhenNear placeholder={<DocumentsSkeleton />}>
        <DocumentsPanel />
      </WhenNear>
    </Section>
  );
}
