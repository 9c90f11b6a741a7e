import { districtSlug, isFileName } from './paths.ts';

/** The files of the open data, which the build writes; catatan-format.txt is in `public`. */
export const dataFiles = {
  kitchens: '/data/sppg.csv',
  kitchensForExcel: '/data/sppg-excel.csv',
  kitchensJson: '/data/sppg.json',
  numbers: '/data/angka.csv',
  changes: '/data/perubahan.csv',
  description: '/data/datapackage.json',
  proof: '/data/bukti.json',
  kitchenSchema: '/data/skema/sppg.json',
  formatNotes: '/data/catatan-format.txt',
} as const;

/** The file of the kitchen with this code; undefined for a code that can't be the name of a file. */
export const kitchenDataPath = (code: string) =>
  isFileName(code) ? (`/data/sppg/${code}.json` as const) : undefined;

/** The kitchens of a kabupaten or kota, for Excel. */
export const districtDataPath = (nama: string) => `/data/wilayah/${districtSlug(nama)}-excel.csv` as const;
