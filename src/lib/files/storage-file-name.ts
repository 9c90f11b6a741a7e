const maxBaseLength = 100;

/**
 * A name that every storage service accepts in a path, close to the original: 'Laporan Gizi (é).PDF' ->
 * 'Laporan-Gizi-e.pdf'. Accents, spaces, slashes, dots and emoji go; the extension stays, in lower case.
 */
export function storageFileName(name: string): string {
  const [, base = name, extension = ''] =
    /^(.*)\.([a-z0-9]{1,5})$/i.exec(name.replace(/\s+/g, ' ').trim()) ?? [];
  const plain = base
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9_]+/gi, '-')
    .slice(0, maxBaseLength)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'berkas'}${extension && `.${extension.toLowerCase()}`}`;
}
