import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

export function TidakDitemukanPage() {
  return (
    <>
      <PageHead
        title="Halaman Tidak Ditemukan"
        description={`Alamat yang Anda buka tidak ada di situs ${site.name}.`}
        path="/404"
        noIndex
      />
      <PageHero
        eyebrow="Kesalahan 404"
        title="Halaman Tidak Ditemukan"
        lead="Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Dari sini Anda bisa kembali ke beranda atau bertanya kepada kami."
        image={{
          src: '/images/hero/tidak-ditemukan.svg',
          alt: 'Seorang kurir membaca peta di persimpangan jalan desa, di samping papan penunjuk arah dan seekor ayam.',
        }}
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
    </>
  );
}
