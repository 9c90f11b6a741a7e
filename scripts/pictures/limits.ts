/** Maximum size of a drawing, in brotli bytes. */
export const drawingLimit = 10 * 1024;

/**
 * The widths of a photo in its srcset, in pixels, each with its maximum size in bytes. A phone picks one of the first
 * two for a full-width picture; the image budgets in budgets.json rely on that.
 */
export const photoLimits = [
  { width: 480, bytes: 20 * 1024 },
  { width: 800, bytes: 30 * 1024 },
  { width: 1200, bytes: 60 * 1024 },
  { width: 1600, bytes: 90 * 1024 },
];
