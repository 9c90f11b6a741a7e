import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Container } from '@/components/section';
import { ErrorState } from '@/components/states';
import { isMissingChunk, reloadForNewVersion } from '@/lib/chunks';

/** Shown in place of a page that threw or whose chunk failed to load; the menu stays usable. */
export function RouteError() {
  const isMissing = isMissingChunk(useRouteError());

  // Only after the navigation: a reload during it would have loaded the previous URL.
  useEffect(() => {
    if (isMissing) void reloadForNewVersion();
  }, [isMissing]);

  return (
    <Container className="py-20">
      <ErrorState
        message="Halaman ini gagal ditampilkan. Muat ulang halaman, atau pilih halaman lain dari menu."
        onRetry={() => location.reload()}
      />
    </Container>
  );
}
