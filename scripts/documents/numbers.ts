/** 'Rp29.900.000'. */
export const rupiah = (value: number): string => `Rp${plain(value)}`;

/** '1,7'. */
export const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** '29.900.000', '−6.000.000'. */
export const plain = (value: number): string =>
  `${value < 0 ? '−' : ''}${String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, '.')}`;
