import { useEffect, useState } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { Container } from '@/components/section';
import { EmptyState, ErrorState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { isMissingChunk, reloadForNewVersion, reloadIfServed } from '@/lib/chunks';

/** Shown in place of a page that threw or whose chunk failed to load; the menu stays usable. */
export function RouteError() {
  const isMissing = isMissingChunk(useRouteError());
  const [isOffline, setIsOffline] = useState(false);

  // Only after the navigation: a reload during it would have loaded the previous URL.
  useEffect(() => {
    if (isMissing) void reloadForNewVersion().then((isThere) => setIsOffline(!isThere));
  }, [isMissing]);

  return (
    <Container className="py-20">
      {isOffline ? (
        <Offline />
      ) : (
        <ErrorState
          message="Halaman ini gagal ditampilkan. Muat ulang halaman, atau pilih halaman lain dari menu."
          onRetry={() => void reloadIfServed()}
        />
      )}
    </Container>
  );
}

/** A page that this device has not loaded yet. */
function Offline() {
  const navigate = useNavigate();
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    setIsTrying(true);
    await reloadIfServed();
    setIsTrying(false);
  }

  return (
    <div role="alert">
      <EmptyState
        title="Anda sedang offline"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void navigate(-1)}>Kembali</Button>
            <Button variant="outline" busy={isTrying} onClick={() => void retry()}>
              Coba Lagi
            </Button>
          </div>
        }
      >
        Halaman ini belum pernah dibuka di perangkat ini, jadi perlu koneksi internet.
      </EmptyState>
    </div>
  );
}
