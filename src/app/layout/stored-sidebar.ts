const storageKey = 'sidebar';

/** Sets the remembered width before the first render; CSS does the rest (`data-sidebar` on the root). */
export function applyStoredSidebar() {
  try {
    if (localStorage.getItem(storageKey) === 'collapsed')
      document.documentElement.dataset.sidebar = 'collapsed';
  } catch {
    // Storage can be forbidden; the sidebar is open then.
  }
}

/** Remembers the width for the next visit, in this browser only. */
export function storeSidebar(isCollapsed: boolean) {
  try {
    localStorage.setItem(storageKey, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // Not remembered, but it still toggles.
  }
}
