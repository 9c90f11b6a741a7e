import { paths } from '@/config/paths';
import { site } from '@/config/site';
import estimasiBiayaOperasionalMobil from '@/content/documents/estimasi-biaya-operasional-mobil.md';
import proposalMobilMbg from '@/content/documents/proposal-mobil-mbg.md';
import spesifikasiMobilMbg from '@/content/documents/spesifikasi-mobil-mbg.md';
import heroPicture from '@/content/pictures/hero/mobil';
import type { OpportunityDetail } from './detail';

const { caveat } = site.profitEstimate;

export const vehicleDetail: OpportunityDetail = {
  id: 'investasi-mobil-mbg',
  path: paths.investorMobil,
  description:
    'Kemitraan investor mobil pengantar MBG di Jawa Tengah: kebutuhan tiap dapur, syarat kendaraan, tiga skema, dan perkiraan biaya.',
  headline: 'Mobil yang membuat makanan tiba hangat',
  lead: 'Menurut standar kami, makanan tiba dan dimakan paling lama empat jam sejak selesai dimasak. Mobil boks yang bersih dan tepat waktu menentukan apakah kerja semalam di dapur ada gunanya.',
  image: heroPicture,
  facts: [
    { value: '2 mobil', label: 'untuk 2.500 penerima manfaat' },
    { value: 'Rp253–333 juta', label: 'satu mobil siap pakai (ilustrasi)' },
    { value: 'Rp11–16 juta', label: 'biaya jalannya per bulan (ilustrasi)' },
  ],
  sections: [
    {
      eyebrow: 'Kebutuhan',
      title: 'Mobil untuk satu dapur',
      lead: 'Acuannya dua mobil untuk 2.500 penerima manfaat. Masing-masing mobil membawa sekitar 1.250 ompreng dalam dua rit, lalu menjemput ompreng kosong.',
      blocks: [
        {
          kind: 'figures',
          items: [
            { value: '625 ompreng', label: 'sekali rit, dalam wadah berinsulasi' },
            { value: '60 km', label: 'per hari untuk satu mobil, antar dan jemput' },
            { value: '22 hari', label: 'layanan per bulan, di luar libur sekolah' },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Kendaraan',
      title: 'Mobil seperti apa yang kami cari',
      lead: 'Boks hanya untuk makanan, juga pada akhir pekan. Karena itu tidak ada pendapatan sampingan dari mengangkut barang lain.',
      folded: 'Syarat mobil dan boksnya',
      blocks: [
        {
          kind: 'rows',
          items: [
            {
              name: 'Jenis dan umur',
              text: 'Niaga ringan berboks tertutup, paling tua tujuh tahun, dengan riwayat servis',
            },
            { name: 'Ukuran', text: 'Paling besar 5 × 1,8 m, agar masuk jalan desa dan halaman sekolah' },
            {
              name: 'Boks',
              text: 'Dinding berinsulasi 40 mm, lantai tidak licin dengan lubang kuras, rak ompreng berpenahan',
            },
            {
              name: 'Suhu',
              text: 'Wadah berisi air 70\u00a0°C turun paling banyak 10\u00a0°C dalam dua jam uji',
            },
            {
              name: 'Surat',
              text: 'STNK, pajak, uji berkala, dan asuransi berlaku; SIM awak sesuai golongan',
            },
            {
              name: 'Kebersihan',
              text: 'Dicuci dan disanitasi dua kali sehari: setelah antar dan setelah jemput',
            },
          ],
        },
      ],
    },
    {
      eyebrow: 'Satu hari',
      title: 'Berangkat pagi, pulang membawa ompreng kosong',
      lead: 'Jamnya contoh; tiap dapur menyusun rutenya sendiri bersama sekolah dan posyandu.',
      folded: 'Jam demi jam',
      blocks: [
        {
          kind: 'schedule',
          items: [
            { when: 'Sebelum muat', what: 'Boks kering, ban, rem, lampu, APAR, dan kotak P3K diperiksa.' },
            {
              when: '05.30',
              what: 'Wadah dihitung menurut surat jalan, suhu tiga wadah dan jam selesai masak dicatat, pintu disegel.',
            },
            {
              when: '06.00–07.45',
              what: 'Gelombang pertama: di tiap titik dicatat jam tiba, penerima, suhu, dan jumlah.',
            },
            {
              when: '09.00–10.30',
              what: 'Gelombang kedua, yang dimasak belakangan untuk SMP, SMA, dan SMK, dengan catatan yang sama.',
            },
            { when: '10.30–15.00', what: 'Ompreng dijemput dalam wadah berwarna lain; boks dicuci kembali.' },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Skema',
      title: 'Pilihan bentuk kerja sama',
      lead: `Biaya jalan Rp11–16 juta per bulan sudah termasuk penyusutan. Perkiraan bagi hasil di halaman Investasi SPPG (${caveat}) berlaku untuk satu dapur utuh, bukan untuk mobil.`,
      folded: 'Bandingkan ketiga skema',
      blocks: [
        {
          kind: 'choices',
          items: [
            {
              title: 'Sewa mobil saja',
              text: 'Dapur menyediakan awaknya.',
              answers: [
                { name: 'Anda menyediakan', text: 'Mobil sesuai spesifikasi' },
                { name: 'Anda menerima', text: 'Sewa bulanan yang tertulis' },
                { name: 'Biaya jalan', text: 'Ditanggung dapur' },
              ],
            },
            {
              title: 'Sewa dengan awak',
              text: 'Bagi usaha angkutan yang punya sopir.',
              answers: [
                { name: 'Anda menyediakan', text: 'Mobil, sopir, dan pendamping' },
                { name: 'Anda menerima', text: 'Tarif per hari layanan' },
                { name: 'Biaya jalan', text: 'Ditanggung Anda' },
              ],
            },
            {
              title: 'Bagi hasil',
              text: 'Mengikuti porsi yang sungguh diantar.',
              answers: [
                { name: 'Anda menyediakan', text: 'Mobil sesuai spesifikasi' },
                { name: 'Anda menerima', text: 'Bagian tarif antar per porsi' },
                { name: 'Biaya jalan', text: 'Dibagi menurut perjanjian' },
              ],
            },
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Hitung dulu sebelum membeli mobil',
    lead: 'Daftar periksa harian dalam spesifikasinya dapat ditempel di pintu boks.',
    downloads: [proposalMobilMbg, spesifikasiMobilMbg, estimasiBiayaOperasionalMobil],
  },
  contact: {
    title: 'Tawarkan mobil Anda',
    lead: 'Kami sebutkan dapur yang memerlukan mobil beserta rute sementaranya, atau kami katakan terus terang bila belum ada.',
  },
};

export const vehicleProposal = [
  'Jumlah mobil, tahun, dan foto boks dari luar dan dalam',
  'Kabupaten atau kota tempat mobil dapat bekerja',
  'Skema yang diminati dan kapan mobil siap',
];
