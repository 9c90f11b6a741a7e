/**
 * The only paths that uploads make; the database checks the same. The storage client puts a path into the URL of its
 * request unchanged: with '..', '%2e%2e' or '\' an admin's token would be sent to a URL of the sender's choice.
 */
const uploadedPath =
  /\/collaboration_documents\/(partnership_proposals\/(?:investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)\/(?:anonymous|[-0-9a-f]{36})\/[0-9]+_[-A-Za-z0-9_]+\.(?:pdf|docx?|xlsx?))$/i;

/** A proposal's path in its bucket, from its public URL; null when no upload makes such a URL. */
export function proposalPath(documentUrl: string): string | null {
  return uploadedPath.exec(documentUrl)?.[1] ?? null;
}

/** 'partnership_proposals/investasi_sppg/anonymous/1795_Profil.pdf' -> 'Profil.pdf'. */
export function proposalFileName(path: string): string {
  return path.replace(/^.*\//, '').replace(/^\d+_/, '');
}
