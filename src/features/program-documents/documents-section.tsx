import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { WhenNear } from '@/components/when-near';
import { errorMessage } from '@/lib/error-message';
import { DocumentsSkeleton } from './documents-skeleton';

const DocumentsPanel = lazy(async () => ({ default: (await import('./documents-panel')).DocumentsPanel }));

function PanelError({ error }: { error: unknown }) {
  return <ErrorState message={errorMessage(error)} onRetry={() => location.reload()} />;
}

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
      <ErrorBoundary renderFallback={(error) => <PanelError error={error} />}>
        <WhenNear fallback={<DocumentsSkeleton />}>
          <Suspense fallback={<DocumentsSkeleton />}>
            <DocumentsPanel />
          </Suspense>
        </WhenNear>
      </ErrorBoundary>
    </Section>
  );
}
