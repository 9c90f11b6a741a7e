/** How many working days (Monday to Friday) the first answer may take; the database holds the clock (keluhan.tenggat). */
export const answerDays = 3;

/** Within how many days a complaint is settled; the database holds this clock, too (keluhan.tenggat_selesai). */
export const settleDays = 14;

/** The note below the numbers. */
export const howCounted =
  'Dihitung oleh sistem, sekali seminggu. “Biasanya” adalah nilai tengah. Isi keluhan, nama, dan foto pengirim tidak ditampilkan. Keluhan tentang kekerasan, pembalasan, pekerja, atau uang tidak dihitung di halaman dapur.';

export const whyUnlinked =
  'Pengirimnya tidak tahu dapurnya, atau isinya tentang kekerasan, pembalasan, pekerja, atau uang: keluhan seperti itu hanya dibaca admin, dan tidak ditampilkan menurut dapur atau jenisnya.';
