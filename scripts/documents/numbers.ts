/** 'Rp 29.900.000', 'Rp −6.000.000'. */
export const rupiah = (value: number): string => `Rp ${plain(value)}`;

/** '29.900.000', '−6.000.000'. */
export const plain = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, '.')}`;
