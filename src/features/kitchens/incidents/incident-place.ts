/**
 * The words between a kind and its kitchen: 'gejala sakit di', 'tidak ada pengiriman dari'. In a file of its own for
 * the home page.
 */
export const incidentPlace = (jenis: string) =>
  jenis === 'makanan ditarik' || jenis === 'tidak ada pengiriman' ? 'dari' : 'di';
