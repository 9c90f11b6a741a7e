import { anchors } from '@/config/paths';
import { answerDays } from '@/features/kitchens/public-complaints/content';
import { recentDays } from './district';

export const districtHead = (nama: string) => ({
  title: `Dapur SPPG di ${nama}`,
  description: `Dapur SPPG yang kami dampingi di ${nama}: keadaannya, yang sedang berlangsung, sertifikat yang perlu perhatian, keluhan yang lewat tenggat, dan narahubung kami.`,
});

export const scope =
  'Hanya dapur yang kami dampingi, bukan semua dapur MBG di wilayah ini. Keadaan setiap dapur pada hari ini ada di halamannya.';

export const sections = {
  open: { title: 'Sedang berlangsung', none: 'Tidak ada kejadian atau penghentian yang sedang berlangsung.' },
  kitchens: { title: 'Dapur' },
  papers: {
    title: 'Sertifikat yang perlu perhatian',
    none: 'Tidak ada sertifikat tercatat yang habis, dicabut, atau habis dalam 60 hari.',
  },
  overdue: {
    title: 'Keluhan lewat tenggat',
    none: `Tidak ada keluhan yang belum dijawab setelah ${answerDays} hari kerja.`,
  },
  changes: {
    title: `${recentDays} hari terakhir`,
    none: `Daftarnya tidak berubah dalam ${recentDays} hari terakhir.`,
  },
};

export const noKitchen = {
  title: (nama: string) => `Belum ada SPPG kami di ${nama}`,
  text: 'Bukan berarti tidak ada dapur MBG: dapur pihak lain tidak kami catat.',
  map: { label: 'Lihat wilayah lain di peta', to: anchors.map },
};
