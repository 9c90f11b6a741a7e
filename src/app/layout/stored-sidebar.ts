const storageKey = 'sidebar';

/** Applies the stored width before the first render; CSS does the rest (`data-sidebar` on the root). */
export function applyStoredSidebar() {
  try {
    if (localStorage.getItem(storageKey) === 'collapsed')
      document.documentElement.dataset.sidebar = 'collapsed';
  } catch {
    // Storage is blocked: the sidebar is expanded.
  }
}

/** Remembers the width in this browser. */
export function storeSidebar(isCollapsed: boolean) {
  try {
    localStorage.setItem(storageKey, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // Storage is blocked: the width is not remembered, but the sidebar still toggles.
  }
}
