import { useSyncExternalStore } from 'react';
import { storeSidebar } from './stored-sidebar';

const listeners = new Set<() => void>();

const isCollapsed = () => document.documentElement.dataset.sidebar === 'collapsed';

/** Collapses the wide-screen sidebar to icons or expands it, and remembers that. */
export function toggleSidebar() {
  const willCollapse = !isCollapsed();
  if (willCollapse) document.documentElement.dataset.sidebar = 'collapsed';
  else delete document.documentElement.dataset.sidebar;
  for (const listener of listeners) listener();
  storeSidebar(willCollapse);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the wide-screen sidebar is collapsed to icons. */
export function useSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}
