import { paths } from '@/config/paths';
import { site } from '@/config/site';
import estimasiBiayaPeralatan from '@/content/documents/estimasi-biaya-peralatan.md';
import proposalInvestasiPeralatan from '@/content/documents/proposal-investasi-peralatan.md';
import spesifikasiPeralatanDapur from '@/content/documents/spesifikasi-peralatan-dapur.md';
import heroPicture from '@/content/pictures/hero/peralatan';
import type { OpportunityDetail } from './detail';

const { caveat } = site.profitEstimate;

export const equipmentDetail: OpportunityDetail = {
  id: 'investasi-peralatan',
  path: paths.investorPeralatan,
  description:
    'Kemitraan investor peralatan dapur SPPG di Jawa Tengah: daftar alat, perkiraan dana, dua skema, kepemilikan, dan perawatan.',
  headline: 'Peralatan untuk memasak ribuan porsi setiap hari',
  lead: 'Banyak yayasan sudah punya bangunan, tetapi belum punya pengukus nasi, lemari pendingin, atau 2.750 ompreng. Anda dapat membiayai satu paket penuh atau satu kelompok saja.',
  image: heroPicture,
  facts: [
    { value: 'Rp270–390 juta', label: 'satu paket untuk 2.500 porsi (ilustrasi)' },
    { value: '2 skema', label: 'sewa pakai, atau bagi hasil per porsi' },
    { value: 'Milik Anda', label: 'sampai akhir perjanjian, lalu kembali atau dibeli' },
  ],
  sections: [
    {
      eyebrow: 'Daftar alat',
      title: 'Isi satu dapur untuk 2.500 porsi',
      lead: 'Yang menyentuh makanan berbahan baja tahan karat SUS 304. Jumlahnya disesuaikan dengan penerima manfaat yang ditetapkan.',
      folded: 'Daftar alat dan jumlahnya',
      blocks: [
        {
          kind: 'groups',
          items: [
            {
              title: 'Memasak',
              lines: [
                '8 tungku kompor',
                '3 pengukus nasi, masing-masing 24 loyang',
                '5 wajan dan 6 panci besar',
              ],
            },
            {
              title: 'Mendinginkan',
              lines: ['3 lemari pendingin, 0–4\u00a0°C', '2 lemari pembeku, −18\u00a0°C', '5 pencatat suhu'],
            },
            {
              title: 'Mengolah',
              lines: ['10 meja kerja', '1 mesin pemotong sayur', 'Pisau dan talenan empat warna'],
            },
            {
              title: 'Memorsikan',
              lines: ['4 meja pemorsian', '2.750 ompreng lima sekat', '100 wadah antar berinsulasi'],
            },
            {
              title: 'Mencuci',
              lines: ['4 bak cuci tiga lubang', '2 pemanas air, bilasan 80\u00a0°C', '12 rak pengering'],
            },
            {
              title: 'Mengukur dan menjaga',
              lines: ['6 termometer tusuk', '4 timbangan', 'Pendeteksi gas dan pemadam api'],
            },
          ],
        },
      ],
    },
    {
      tone: 'green',
      eyebrow: 'Perkiraan dana',
      title: 'Berapa yang perlu disiapkan',
      lead: `Angka ilustrasi untuk perencanaan, bukan penawaran. Perkiraan bagi hasil di halaman Investasi SPPG (${caveat}) berlaku untuk satu dapur utuh, bukan untuk peralatan saja.`,
      blocks: [
        {
          kind: 'figures',
          items: [
            { value: 'Rp270–390 juta', label: 'satu paket peralatan untuk 2.500 porsi' },
            { value: 'Rp58–82 juta', label: 'ompreng dan tutupnya, termasuk cadangan 10 persen' },
            { value: 'Rp48–68 juta', label: 'lemari pendingin dan lemari pembeku' },
          ],
        },
      ],
    },
    {
      eyebrow: 'Skema',
      title: 'Cara menerima hasil',
      lead: 'Sewa yang jumlahnya pasti, atau bagian yang naik dan turun bersama porsi.',
      folded: 'Bandingkan kedua skema',
      blocks: [
        {
          kind: 'choices',
          items: [
            {
              title: 'Sewa pakai',
              text: 'Bagi yang mengutamakan kepastian jumlah.',
              answers: [
                { name: 'Yang Anda terima', text: 'Sewa bulanan tertulis, selama peralatan dipakai' },
                { name: 'Saat dapur berhenti', text: 'Sewa berhenti setelah masa tenggang' },
                { name: 'Perawatan', text: 'Disisihkan pengelola dari biaya dapur' },
              ],
            },
            {
              title: 'Bagi hasil per porsi',
              text: 'Bagi yang bersedia menanggung naik turunnya.',
              answers: [
                { name: 'Yang Anda terima', text: 'Bagian yang naik dan turun bersama jumlah porsi' },
                { name: 'Saat dapur berhenti', text: 'Tidak ada hasil' },
                { name: 'Perawatan', text: 'Disisihkan sebelum hasil dibagi' },
              ],
            },
          ],
        },
      ],
    },
    {
      tone: 'white',
      eyebrow: 'Kepemilikan',
      title: 'Milik Anda tetap milik Anda',
      lead: 'Pada akhir masa perjanjian, peralatan kembali kepada Anda atau dibeli dengan harga taksiran.',
      folded: 'Pencatatan, dan siapa menanggung apa',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Setiap barang bernomor, difoto, dan tercatat atas nama pemiliknya',
            'Diasuransikan terhadap kebakaran dan pencurian',
            'Boleh diperiksa pada jam yang disepakati',
            'Kartu perawatan diisi teknisi setiap kunjungan',
          ],
        },
        {
          kind: 'rows',
          items: [
            {
              name: 'Aus karena dipakai',
              text: 'Ditanggung cadangan perawatan; suku cadang yang cepat habis tersedia di dapur.',
            },
            {
              name: 'Rusak karena lalai',
              text: 'Ditanggung pengelola dapur, menurut perjanjian.',
            },
            {
              name: 'Porsi turun',
              text: 'Ditanggung investor pada skema bagi hasil; alat yang berlebih dapat dipindah ke dapur lain.',
            },
            {
              name: 'Verifikasi tertunda',
              text: 'Ditanggung bersama; barang besar baru dipesan setelah bangunan siap.',
            },
          ],
        },
      ],
    },
  ],
  documents: {
    title: 'Proposal, spesifikasi, dan biaya',
    lead: 'Lampirkan spesifikasinya saat meminta penawaran, agar yang dibandingkan barang yang sama.',
    downloads: [proposalInvestasiPeralatan, spesifikasiPeralatanDapur, estimasiBiayaPeralatan],
  },
  contact: {
    title: 'Tanya dulu, atau langsung mendaftar',
    lead: 'Kami sebutkan dapur yang memerlukan peralatan dan kapan alatnya harus ada, atau kami katakan terus terang bila belum ada.',
  },
};

/** What a first message should say. */
export const equipmentQuestions = {
  title: 'Yang membantu kami menjawab cepat',
  points: [
    'Kabupaten atau kota yang Anda pilih, atau “di mana saja”',
    'Paket penuh, atau kelompok alat mana yang Anda minati',
    'Kisaran dana dan skema: sewa pakai atau bagi hasil',
    'Kapan Anda ingin meninjau dapur yang memerlukan peralatan',
  ],
};
