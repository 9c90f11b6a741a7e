/** The public URL of a path, for canonical links, link previews and structured data; other URLs stay as they are. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? import.meta.env.VITE_SITE_URL + path : path;
}

/**
 * '/tentang/', '/tentang.html' and '//tentang' -> '/tentang': hosts serve all of them, and a URL that begins with two
 * slashes leads to another host.
 */
export function canonicalPath(pathname: string): string {
  return `/${pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '')}`;
}
