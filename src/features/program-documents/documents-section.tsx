import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { errorMessage } from '@/lib/error-message';

// The data and its libraries come after the page's own text.
const DocumentsPanel = lazy(async () => ({ default: (await import('./documents-panel')).DocumentsPanel }));

function PanelError({ error }: { error: unknown }) {
  return <ErrorState message={errorMessage(error)} onRetry={() => location.reload()} />;
}

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
      <ErrorBoundary renderFallback={(error) => <PanelError error={error} />}>
        <Suspense fallback={<LoadingState text="Memuat dokumen..." />}>
          <DocumentsPanel />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}
