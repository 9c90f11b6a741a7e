import { useSyncExternalStore } from 'react';

const storageKey = 'sidebar';
const listeners = new Set<() => void>();

const isCollapsed = () => document.documentElement.dataset.sidebar === 'collapsed';

function apply(collapsed: boolean) {
  if (collapsed) document.documentElement.dataset.sidebar = 'collapsed';
  else delete document.documentElement.dataset.sidebar;
  for (const listener of listeners) listener();
}

/** Sets the remembered width before the first render; CSS does the rest (`data-sidebar` on the root). */
export function applyStoredSidebar() {
  try {
    apply(localStorage.getItem(storageKey) === 'collapsed');
  } catch {
    // Storage can be forbidden; the sidebar is open then.
  }
}

export function toggleSidebar() {
  const collapsed = !isCollapsed();
  apply(collapsed);
  try {
    localStorage.setItem(storageKey, collapsed ? 'collapsed' : 'open');
  } catch {
    // Not remembered, but it still toggles.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the wide-screen sidebar is collapsed to icons. */
export function useSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}
