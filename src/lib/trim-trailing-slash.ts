/** '/tentang/' -> '/tentang'; the home page keeps its slash. */
export function trimTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
