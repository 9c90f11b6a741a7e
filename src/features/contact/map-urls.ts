import { site } from '@/config/site';

const { latitude, longitude } = site.office;
/** Degrees around the office: a few streets, not the whole city. */
const margin = { latitude: 0.004, longitude: 0.008 };

export const mapEmbedUrl = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [
    longitude - margin.longitude,
    latitude - margin.latitude,
    longitude + margin.longitude,
    latitude + margin.latitude,
  ]
    .map((degrees) => degrees.toFixed(4))
    .join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** Opens the maps app on phones, a map in the browser elsewhere. */
export const mapsAppUrl = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
