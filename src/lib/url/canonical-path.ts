/**
 * '/tentang/', '/tentang.html' and '//tentang' -> '/tentang': hosts serve them all, and two slashes at the beginning
 * would name another host.
 */
export function canonicalPath(pathname: string): string {
  return `/${pathname.replace(/(?:\/index)?\.html$/, '').replace(/^\/+|\/+$/g, '')}`;
}
