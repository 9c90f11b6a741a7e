import { createContext } from 'react-router-dom';

const elementId = 'built-data';

/** What the build read for the page that is rendered; null in the browser. For the loaders of pages that have such data. */
export const builtDataContext = createContext<unknown>(null);

/** The element of a page's HTML that keeps its data for hydration. */
export function builtDataElement(data: unknown): string {
  // '<' is escaped, so that no text can close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${elementId}">${json}</script>`;
}

/** The data that the page's HTML was rendered with; null when it has none. */
export function readBuiltData(): unknown {
  const text = document.getElementById(elementId)?.textContent;
  return text ? JSON.parse(text) : null;
}
