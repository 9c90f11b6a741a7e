/** What a drawing may weigh on its way to visitors: brotli, in bytes. */
export const drawingLimit = 10 * 1024;

/**
 * The widths that a photo is offered in, in pixels, and what each may weigh, in bytes. A phone takes one of the first
 * two for a picture as wide as its screen, which is what budgets.json grants a first screen.
 */
export const photoLimits = [
  { width: 480, bytes: 20 * 1024 },
  { width: 800, bytes: 30 * 1024 },
  { width: 1200, bytes: 60 * 1024 },
  { width: 1600, bytes: 90 * 1024 },
];
