import type { ReactNode } from 'react';
import { createContext } from 'react-router-dom';
import { createLogin, type Login, LoginContext } from '@/features/people/auth/login';
import { createSession, type Session, SessionContext } from '@/features/people/auth/session';
import { type Content, ContentContext, createContent } from '@/lib/content/content';
import { createLayers, type Layers, LayersContext } from '@/lib/layers';
import type { SupabaseRef } from '@/lib/supabase/client';
import { type QueryClientRef, QueryClientRefContext } from '@/lib/queries/query-client-ref';
import { createToasts, type Toasts, ToastsContext } from '@/lib/toasts/toast';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** What belongs to one instance of the site; every test creates its own. */
export interface App {
  content: Content;
  layers: Layers;
  toasts: Toasts;
  session: Session;
  login: Login;
  supabaseRef: SupabaseRef;
  queryClientRef: QueryClientRef;
}

/** Gives the app to the loaders of routes, which run outside React. */
export const appContext = createContext<App>();

export function createApp(): App {
  const toasts = createToasts();
  const supabaseRef: SupabaseRef = {};
  const session = createSession(supabaseRef, toasts);
  return {
    content: createContent(),
    layers: createLayers(),
    toasts,
    session,
    login: createLogin(toasts, session),
    supabaseRef,
    queryClientRef: { supabaseRef },
  };
}

/**
 * The providers around the router. Their values never change: a change would make React drop the prerendered HTML of a
 * form whose chunk is still loading.
 */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  return (
    <ToastsContext value={app.toasts}>
      <SessionContext value={app.session}>
        <LayersContext value={app.layers}>
          <QueryClientRefContext value={app.queryClientRef}>
            <LoginContext value={app.login}>
              <ContentContext value={app.content}>{children}</ContentContext>
            </LoginContext>
          </QueryClientRefContext>
        </LayersContext>
      </SessionContext>
    </ToastsContext>
  );
}
