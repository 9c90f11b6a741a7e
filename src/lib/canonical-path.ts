/** '/tentang/' and '//tentang' -> '/tentang': two slashes at the beginning would name a host. */
export function canonicalPath(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`;
}
