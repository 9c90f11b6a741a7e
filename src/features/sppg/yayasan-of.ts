import type { SppgWithYayasan } from './api';
import type { YayasanName } from './dialog-state';

/** The foundations that own the given SPPG, each once, by name. */
export function yayasanOf(sppgList: SppgWithYayasan[]): YayasanName[] {
  const byId = new Map(sppgList.map(({ yayasan }) => [yayasan.id, yayasan]));
  const { compare } = new Intl.Collator('id');
  return [...byId.values()].sort((a, b) => compare(a.nama, b.nama));
}
