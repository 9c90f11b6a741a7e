/** Central Java as an outline, projected from longitude and latitude, and places on it. */
import { d, path } from './draw';

// Simplified by hand, clockwise from Losari on the north coast; degrees east and south.
const outline: readonly (readonly [number, number])[] = [
  [108.83, 6.8],
  [109.05, 6.8],
  [109.14, 6.88],
  [109.38, 6.82],
  [109.67, 6.87],
  [109.9, 6.91],
  [110.12, 6.86],
  [110.2, 6.93],
  [110.42, 6.94],
  [110.52, 6.8],
  [110.64, 6.62],
  [110.72, 6.46],
  [110.92, 6.41],
  [111.04, 6.5],
  [111.1, 6.66],
  [111.35, 6.7],
  [111.52, 6.64],
  [111.68, 6.76],
  [111.6, 6.96],
  [111.6, 7.15],
  [111.4, 7.2],
  [111.28, 7.3],
  [111.13, 7.32],
  [111.2, 7.6],
  [111.12, 7.72],
  [111.3, 7.9],
  [111.2, 8.05],
  [110.92, 8.2],
  [110.82, 8.18],
  [110.78, 7.86],
  [110.6, 7.78],
  [110.46, 7.72],
  [110.44, 7.58],
  [110.26, 7.62],
  [110.12, 7.7],
  [110.03, 7.88],
  [109.62, 7.8],
  [109.38, 7.74],
  [109.06, 7.7],
  [108.82, 7.72],
  [108.74, 7.55],
  [108.58, 7.38],
  [108.74, 7.2],
  [108.76, 7.0],
];

interface MapPoint {
  x: number;
  y: number;
}

/** Longitude and latitude (degrees south) as a position within a map `w` wide. */
export const project = (w: number, longitude: number, south: number): MapPoint => ({
  x: ((longitude - 108.56) / 3.14) * w,
  y: ((south - 6.4) / 3.14) * w,
});

/** The province's outline, `w` wide, from the origin; corners are rounded by the stroke. */
export const province = (w: number, fill: string, more = '') =>
  path(
    `${outline
      .map(([longitude, south], index) => {
        const { x, y } = project(w, longitude, south);
        return d`${index ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`;
      })
      .join('')}z`,
    fill,
    more,
  );

/** A selection of towns for pins: [longitude, latitude south]. */
export const towns = {
  semarang: [110.42, 7.0],
  surakarta: [110.82, 7.56],
  purwokerto: [109.24, 7.42],
  tegal: [109.14, 6.95],
  pekalongan: [109.67, 6.97],
  magelang: [110.22, 7.47],
  kudus: [110.84, 6.8],
  blora: [111.42, 6.97],
  cilacap: [109.02, 7.62],
  wonogiri: [110.93, 7.83],
  kebumen: [109.66, 7.67],
  wonosobo: [109.9, 7.36],
  jepara: [110.68, 6.62],
  rembang: [111.35, 6.76],
} as const;
