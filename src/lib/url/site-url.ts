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

/**
 * The address as the site writes it, without a change of page: names of parameters in small letters, which flyers have in capitals
 * ('?KODE='), and nothing in the fragment that a chat ('#form-kontak).') or a mail program that counts visits
 * ('#form-kontak&utm_source=surat') has added.
 */
export function canonicalAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const names = search.replace(/[?&][^=&]+/g, (name) => name.toLowerCase());
  return canonicalPath(pathname) + names + hash.replace(/[?&]utm_.*$/i, '').replace(/[)\].,;:!?"'>]+$/, '');
}
