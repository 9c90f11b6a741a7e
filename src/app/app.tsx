import { AppLayout } from './layout/app-layout';
import { PageArea } from './layout/page-area';
import { AppRoutes } from './routes';

/** The site. `firstPage`: see PageArea; absent where no HTML is there to start from. */
export function App({ firstPage }: { firstPage?: Promise<void> }) {
  // Made here, which is rendered once: what the frame does must not touch a page that waits for its code.
  return (
    <AppLayout>
      <PageArea firstPage={firstPage}>
        <AppRoutes />
      </PageArea>
    </AppLayout>
  );
}
