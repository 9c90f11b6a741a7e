import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { SppgNetworkSection } from '@/features/sppg/sppg-network-section';

export function ProgramPage() {
  return (
    <>
      <PageHead
        title="Program MBG dan SPPG"
        description="Dasar Program Makan Bergizi Gratis, peran SPPG sebagai dapurnya, dan cara kami menyiapkannya di Jawa Tengah."
        path={paths.program}
      />
      <PageHero
        eyebrow="Program MBG & SPPG"
        title="Dari dapur SPPG ke meja makan sekolah"
        lead="Program Makan Bergizi Gratis menyediakan makanan bagi peserta didik, ibu hamil, ibu menyusui, dan balita. SPPG adalah dapur yang memasak dan mengantarkannya."
        image={{
          src: '/images/hero/program.svg',
          alt: 'Jalan berkelok menghubungkan sawah, dapur SPPG, mobil pengantar, dan sekolah',
        }}
        actions={
          <ButtonLink to={paths.dataYayasan} variant="accent">
            Lihat yayasan dan SPPG
          </ButtonLink>
        }
      />
      <Section title="Mengenal program ini">
        <div className="grid gap-6 lg:grid-cols-2">
          <Card>
            <h3 className="text-xl">Dasar dan regulasi</h3>
            <p className="mt-3 text-ink-soft">
              Badan Gizi Nasional (BGN) dibentuk dengan Peraturan Presiden Nomor 83 Tahun 2024. Tata kelola
              Program Makan Bergizi Gratis diatur dalam Peraturan Presiden Nomor 115 Tahun 2025, dengan
              petunjuk teknis dari Kepala BGN.
            </p>
          </Card>
          <Card>
            <h3 className="text-xl">Peran SPPG</h3>
            <p className="mt-3 text-ink-soft">
              Satuan Pelayanan Pemenuhan Gizi memasak, memorsikan, dan mengantar makanan setiap hari sekolah.
              Satu SPPG melayani sekitar 1.500 sampai 3.000 penerima manfaat dan dimiliki oleh sebuah yayasan.
            </p>
          </Card>
        </div>
      </Section>
      <SppgNetworkSection />
    </>
  );
}
