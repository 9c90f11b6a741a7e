import type { LucideIcon } from 'lucide-react';

/** What the route table says of a page beside its path and code (`handle` in React Router). */
export interface RouteHandle {
  /** Its line in the main menu; the table's order is the menu's. */
  menu?: { label: string; Icon: LucideIcon };
  /** Name of a section, for the breadcrumbs of the pages below it. */
  crumb?: string;
  /** The first screen shows data: the page hydrates at once and is connected to the backend early. */
  readsData?: boolean;
  /** Depends on who is signed in: only the frame around it is prerendered. */
  isShell?: boolean;
  /** The pages of a path with parameters, each with the file below src that holds its text. */
  pages?: () => Promise<{ path: string; source: string }[]>;
}

/** Whether a matched route is a section that breadcrumbs name. */
export function hasCrumb(handle: unknown): handle is { crumb: string } {
  return typeof handle === 'object' && handle !== null && 'crumb' in handle;
}
