/** A proposal's path in its bucket, from the public form of its address; null when the address is broken. */
export function proposalPath(documentUrl: string): string | null {
  const [, encoded] = documentUrl.split('/collaboration_documents/');
  try {
    return encoded ? decodeURIComponent(encoded) : null;
  } catch {
    return null;
  }
}

/** 'partnership_proposals/investasi_sppg/anonymous/1795_Profil.pdf' -> 'Profil.pdf'. */
export function proposalFileName(path: string): string {
  return path.replace(/^.*\//, '').replace(/^\d+_/, '');
}
