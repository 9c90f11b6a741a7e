const districtPattern = /^(?:kabupaten|kab\.|kota) /i;

/**
 * Takes the kabupaten or kota out of an address, if a part of it begins with one of these words:
 * 'Jalan Kawung No. 8, Kota Tegal' -> { place: 'Kota Tegal', street: 'Jalan Kawung No. 8' }
 */
export function splitAddress(lokasi: string): { place?: string; street: string } {
  const parts = lokasi.split(',').map((part) => part.trim());
  const place = parts.findLast((part) => districtPattern.test(part));
  return { place, street: parts.filter((part) => part && part !== place).join(', ') };
}
