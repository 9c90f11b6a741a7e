/** The public URL of a path, for canonical links, link previews and structured data. */
export function absoluteUrl(path: string): string {
  return import.meta.env.VITE_SITE_URL + path;
}
