export const sppgListKey = ['sppg'];
/** Foundations with their SPPG; also the prefix of the foundation dropdown. Here, because `yayasan` imports `sppg`. */
export const yayasanListKey = ['yayasan'];
export const yayasanOptionsKey = ['yayasan', 'options'];

/** Everything that shows SPPG and must be read again after a change. */
export const allWithSppg = [sppgListKey, yayasanListKey];
