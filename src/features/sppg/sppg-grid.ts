/** How many cards the network shows at first: the minimum of the first tab. */
export const sppgPerPage = 12;

export const sppgGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';
