import downloads from 'virtual:downloads';

/** A file to download: the front matter of its Markdown in src/content/documents, and its size. */
export type Download = {
  title: string;
  fileName: string;
  url: `/docs/${string}.pdf`;
  description: string;
  pages: number;
  bytes: number;
};

/** The name of a Markdown file: `panduanKontraktor` for panduan-kontraktor.md. */
export type DownloadKey = string;

/** @throws Error where there is no such document, which stops the build */
export function findDownload(key: DownloadKey): Download {
  const download = downloads[key];
  if (!download) throw new Error(`A page offers ${key}, but src/content/documents has no such document.`);
  return download;
}
