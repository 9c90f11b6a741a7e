import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { TablesClient } from '@/lib/supabase/tables';

/** One of the pages of a path with parameters. */
export interface ParameterPage {
  path: string;
  /** What the build read for it: the page's loader gives it until there is something newer. */
  data?: unknown;
  /** Whether only the HTML needs the data, for visitors without JavaScript: nothing hydrates with them. */
  isForHtml?: true;
  /** The day on which what it shows last changed, as ISO; when absent, that of its files. */
  changedOn?: string | undefined;
}

/** What a route says about its page besides path and chunk (`handle` in React Router). */
export interface RouteHandle {
  /** The page's entry in the main menu, in the order of the routes. */
  menu?: { label: string; Icon: LucideIcon };
  /** The name of a section, for the breadcrumbs of the pages below it. */
  crumb?: string;
  /** The first screen shows data: the page hydrates at once and preconnects to the backend. */
  readsData?: boolean;
  /** Whether the page depends on who is signed in, so that only the layout is prerendered. */
  isShell?: boolean;
  /** The pages of a path with parameters, or what the build knows of a page's content. */
  pages?: (tables: TablesClient) => Promise<ParameterPage[]>;
}

interface Page {
  id?: string;
  path?: string;
  lazy: () => Promise<{ Component: ComponentType }>;
  loader?: LoaderFunction;
  handle?: RouteHandle;
  children?: undefined;
}

interface Section {
  id?: undefined;
  path: string;
  lazy?: undefined;
  handle: RouteHandle;
  children: PageRoute[];
}

/** React Router's RouteObject, as far as pages use it. */
export type PageRoute = (Page & { index?: false }) | (Page & { index: true }) | Section;

/** Whether a route's handle names a section for the breadcrumbs. */
export function hasCrumb(handle: unknown): handle is { crumb: string } {
  return typeof handle === 'object' && handle !== null && 'crumb' in handle;
}
