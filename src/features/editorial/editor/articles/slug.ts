/** The address that a title suggests: 'Panen Sayur, Pekan ke-2!' -> 'panen-sayur-pekan-ke-2' */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
