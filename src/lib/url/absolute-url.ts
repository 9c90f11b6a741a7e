/** The full public address of a path of this site, for canonical links, link previews and structured data. */
export function absoluteUrl(path: string): string {
  return import.meta.env.VITE_SITE_URL + path;
}
