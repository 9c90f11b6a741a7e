import { MeantPage } from '@/components/meant-page';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import heroPicture from '@/content/pictures/hero/tidak-ditemukan';
import { KitchenSearch } from '@/components/kitchen-search';

const head = {
  title: 'Halaman Tidak Ditemukan',
  description: `Alamat yang Anda buka tidak ada di situs ${site.name}.`,
};

const hero = {
  eyebrow: 'Kesalahan 404',
  title: 'Halaman Tidak Ditemukan',
  lead: 'Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Dari sini Anda bisa kembali ke beranda atau bertanya kepada kami.',
  image: heroPicture,
};

const search = {
  title: 'Mencari sebuah dapur?',
  lead: 'Tulis kode, nama, atau alamatnya, lalu baca apa kata daftar kami.',
};

export function TidakDitemukanPage() {
  return (
    <MeantPage>
      <PageHead {...head} path="/404" noIndex />
      <PageHero
        {...hero}
        actions={
          <>
            <ButtonLink to={paths.home} variant="accent">
              Kembali ke beranda
            </ButtonLink>
            <ButtonLink to={paths.kontak} variant="light">
              Hubungi kami
            </ButtonLink>
          </>
        }
      />
      <Section {...search}>
        <div className="max-w-3xl">
          <KitchenSearch label="Kode atau nama dapur" />
        </div>
      </Section>
    </MeantPage>
  );
}
