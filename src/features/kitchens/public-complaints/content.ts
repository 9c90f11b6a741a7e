/** How many working days (Monday to Friday) the first answer may take; the database holds the clock (keluhan.tenggat). */
export const answerDays = 3;

/** Below the numbers. */
export const howCounted = 'Dihitung oleh sistem. Isi keluhan, nama, dan foto pengirim tidak ditampilkan.';
