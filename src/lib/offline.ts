/** What to tell when a request never arrived. Apart from the other sentences, which only pages with data need. */
export const offline = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
