import { vi } from 'vitest';

/** Collects the files that the page saves from now on. */
export function savedFiles() {
  const files: Blob[] = [];
  // Missing in happy-dom.
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}
