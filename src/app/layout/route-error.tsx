import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadForNewVersion } from '@/app/new-version';
import { Container } from '@/components/container';
import { ErrorState } from '@/components/error-state';
import { connectionMessage } from '@/lib/errors/connection-message';

/** Stands in for a page that broke or whose chunk did not come; the menu stays usable. */
export function RouteError() {
  const isMissing = connectionMessage(String(useRouteError())) !== undefined;

  // Only now is the address the page's own: a reload while it was being navigated to would have shown the one before.
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
