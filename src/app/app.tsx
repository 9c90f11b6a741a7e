import type { ReactNode } from 'react';
import { createContext } from 'react-router-dom';
import { LoginProvider } from '@/features/auth/login';
import { createSession, type Session, SessionContext } from '@/features/auth/session';
import { type QueryClientRef, QueryClientRefContext } from '@/lib/queries/query-client-ref';
import { createToasts, type Toasts, ToastsContext } from '@/lib/toasts/toast';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** What belongs to one instance of the site; every test creates its own. */
export interface App {
  toasts: Toasts;
  session: Session;
  queryClientRef: QueryClientRef;
}

/** For loaders, which run outside React. */
export const appContext = createContext<App>();

export function createApp(): App {
  const toasts = createToasts();
  return { toasts, session: createSession(toasts), queryClientRef: {} };
}

/** The providers around the router. */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <ToastsContext value={app.toasts}>
      <SessionContext value={app.session}>
        <QueryClientRefContext value={app.queryClientRef}>
          <LoginProvider>{children}</LoginProvider>
        </QueryClientRefContext>
      </SessionContext>
    </ToastsContext>
  );
}
