import { type Document, list, section, steps, table, text } from '../model';
import { estimateOnly, freeRegistration } from './shared';

export const proposalInvestasiPeralatan: Document = {
  fileName: 'proposal-investasi-peralatan.pdf',
  title: 'Proposal Investasi Peralatan Dapur',
  category: 'Investor peralatan',
  summary:
    'Kerja sama pembiayaan peralatan untuk satu dapur SPPG: apa yang dibiayai, siapa pemiliknya, bagaimana hasil dibagi, dan apa yang ' +
    'terjadi bila rusak atau layanan berhenti.',
  description:
    'Usulan kerja sama pembiayaan peralatan dapur: kepemilikan, pilihan skema, risiko, dan pokok perjanjian.',
  keywords: ['investasi peralatan', 'dapur', 'SPPG', 'sewa', 'bagi hasil'],
  contact: 'kemitraan',
  body: [
    section('Mengapa peralatan dibiayai terpisah'),
    text(
      'Banyak yayasan memiliki lahan atau bangunan, tetapi belum memiliki peralatan untuk memasak 1.500 sampai 3.000 porsi sehari. ' +
        'Pembiayaan terpisah membuat dapur dapat disiapkan tanpa menunggu seluruh dana terkumpul, dan peralatan tetap tercatat atas nama ' +
        'pemiliknya, barang demi barang.',
    ),
    section('Yang dibiayai'),
    list(
      'Paket satu dapur untuk 2.500 porsi: memasak, mendinginkan, mengolah, memorsikan, mencuci, dan mengukur. Rinciannya ada di Spesifikasi Peralatan Dapur.',
      'Perkiraan kebutuhan dana Rp270–390 juta, **angka ilustrasi untuk perencanaan, bukan penawaran**. Rinciannya ada di Estimasi Biaya Peralatan.',
      'Anda dapat membiayai seluruh paket, atau satu kelompok saja, misalnya pendingin atau ompreng.',
    ),
    section('Dua pilihan skema'),
    table(
      ['Hal 22', 'Sewa pakai 39', 'Bagi hasil 39'],
      [
        'Yang Anda terima',
        'Sewa per bulan dengan jumlah tertulis, dibayar selama peralatan dipakai',
        'Bagian dari hasil per porsi; naik dan turun bersama jumlah porsi',
      ],
      ['Saat dapur berhenti', 'Sewa berhenti setelah masa tenggang dalam perjanjian', 'Tidak ada hasil'],
      ['Perawatan', 'Disisihkan pengelola dari biaya dapur', 'Disisihkan sebelum hasil dibagi'],
      ['Akhir masa', 'Peralatan kembali kepada Anda, atau dibeli dengan harga taksiran', 'Sama'],
      ['Cocok bagi', 'Yang mengutamakan kepastian jumlah', 'Yang bersedia menanggung naik turun'],
    ),
    text(
      'Angka bagi hasil Rp25.000.000 sampai Rp45.000.000 per bulan di situs kami berlaku untuk investasi SPPG utuh paling banyak Rp1 miliar ' +
        '(**estimasi, bukan jaminan**), bukan untuk peralatan saja. Untuk peralatan, jumlahnya dihitung per dapur dan tertulis dalam rancangan perjanjian.',
    ),
    section('Kepemilikan dan pencatatan'),
    list(
      'Setiap barang diberi nomor, foto, tanggal beli, dan nama pemilik. Daftarnya menjadi lampiran perjanjian.',
      'Barang diasuransikan terhadap kebakaran dan pencurian; penerima ganti rugi adalah pemilik barang.',
      'Anda boleh memeriksa barang pada jam yang disepakati, mengikuti aturan kebersihan dapur.',
      'Kartu perawatan diisi teknisi setiap kunjungan dan dapat Anda baca kapan saja.',
    ),
    section('Risiko'),
    table(
      ['Risiko 30', 'Siapa menanggung 24', 'Yang kami lakukan 46'],
      [
        'Rusak karena pemakaian wajar',
        'Cadangan perawatan',
        'Servis berkala; suku cadang yang cepat habis disimpan di dapur',
      ],
      ['Rusak karena kelalaian', 'Pengelola dapur', 'Pelatihan operator; penggantian menurut perjanjian'],
      [
        'Verifikasi tertunda',
        'Bersama',
        'Peralatan dibeli bertahap, barang besar dipesan setelah bangunan siap',
      ],
      [
        'Jumlah porsi turun',
        'Investor pada skema bagi hasil',
        'Laporan porsi bulanan; peralatan lebih dapat dipindah ke dapur lain',
      ],
      ['Aturan berubah', 'Bersama', 'Perjanjian memuat cara penyesuaian dan cara berakhir'],
    ),
    section('Langkah'),
    steps(
      'Isi formulir di halaman Investasi Peralatan Dapur, atau tulis ke email kemitraan. Tidak ada biaya pendaftaran.',
      'Kami mengirim daftar dapur yang memerlukan peralatan beserta kemajuan verifikasinya.',
      'Anda memilih dapur dan paket, lalu membandingkan sedikitnya tiga penawaran pemasok bersama kami.',
      'Perjanjian diperiksa penasihat hukum Anda, lalu ditandatangani bersama yayasan pemilik SPPG.',
      'Pembayaran langsung kepada pemasok peralatan atau ke rekening yang tertulis dalam perjanjian, dengan bukti atas nama Anda.',
    ),
    freeRegistration,
  ],
  disclaimer: estimateOnly,
};
