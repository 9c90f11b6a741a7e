import { AppLayout } from './layout/app-layout';
import { AppRoutes } from './routes';

export function App() {
  return (
    <AppLayout>
      <AppRoutes />
    </AppLayout>
  );
}
