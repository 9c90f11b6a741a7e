// What the plugin makes of rows, by the functions of the site. Vite runs this file, as it resolves '@/'.
import { faqOf } from '@/features/leads/contact/faq-row';
import { dayFigures } from '@/features/kitchens/numbers/numbers';
import { photoOf } from '@/features/editorial/gallery/photo-row';
import { photosOf } from '@/features/editorial/news/article-text';
import { newsItemOf } from '@/features/editorial/news/news-row';
import type { Drawings } from '@/components/site-picture';
import { companyOf, type CompanyRow } from '@/lib/content/company-row';
import type { SiteContent } from './site-content.ts';

/** What pages say of the company until an admin has entered its data: Ringkasan asks for it, as for whatever is invented. */
export const unknownCompany: CompanyRow = {
  street: 'Alamat belum diisi',
  city: 'Kota Semarang',
  province: 'Jawa Tengah',
  postal_code: '50000',
  phone: '0800-0000-0000 (belum diisi)',
  second_phone: null,
  whatsapp: null,
  email: 'belum-diisi@contoh.id',
  partnership_email: 'belum-diisi@contoh.id',
  office_hours: [
    { days: 'Senin–Jumat', hours: '08.00–17.00 WIB' },
    { days: 'Sabtu', hours: '09.00–13.00 WIB' },
    { days: 'Minggu dan hari libur nasional', hours: 'Tutup' },
  ],
  directions: null,
  coordinates: null,
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  tiktok: null,
  press_name: 'Belum diisi',
  press_phone: '0800-0000-0000 (belum diisi)',
  press_email: 'belum-diisi@contoh.id',
  legal_entity: null,
  legal_deed: null,
  legal_approval: null,
  legal_nib: null,
};

/** The content as pages show it. */
export function viewModels({ company, news, texts, photos, faq, figures }: SiteContent, drawings: Drawings) {
  return {
    company: companyOf(company ?? unknownCompany),
    news: news.map((row) => newsItemOf(row, drawings)),
    /** The photos below the text of an article, by slug. */
    textPhotos: new Map([...texts].map(([slug, text]) => [slug, photosOf(text.photos)])),
    photos: photos.map((row) => photoOf(row, drawings)),
    faq: faq.map(faqOf),
    figures: dayFigures(figures),
  };
}
