import { Container } from '@/components/container';
import { ErrorState } from '@/components/error-state';

/** Stands in for a page that broke or whose chunk could not be loaded; the menu stays usable. */
export function RouteError() {
  return (
    <Container className="py-20">
      <ErrorState
        message="Halaman ini gagal ditampilkan. Muat ulang halaman, atau pilih halaman lain dari menu."
        onRetry={() => location.reload()}
      />
    </Container>
  );
}
