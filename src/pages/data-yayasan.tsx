import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { YayasanSection } from '@/features/yayasan/yayasan-section';

export function DataYayasanPage() {
  return (
    <>
      <PageHead
        title="Data Yayasan dan SPPG"
        description="Daftar yayasan di Jawa Tengah beserta SPPG yang dimilikinya: lokasi, status pengajuan, bangunan, dan sasaran penerima manfaat."
        path={paths.dataYayasan}
      />
      <PageHero
        eyebrow="Data Yayasan"
        title="Yayasan dan SPPG di Jawa Tengah"
        lead="Setiap SPPG dimiliki oleh sebuah yayasan. Di halaman ini Anda dapat melihat yayasan yang tercatat pada kami dan tahap setiap dapurnya."
        image={{
          src: '/images/hero/data-yayasan.svg',
          alt: 'Peta Jawa Tengah dengan penanda lokasi dan kaca pembesar',
        }}
      />
      <YayasanSection />
      <Section
        tone="green"
        title="Ada data yang perlu diperbaiki?"
        lead="Bila data yayasan atau SPPG Anda belum tercantum atau sudah berubah, sampaikan kepada kami. Kami memeriksanya bersama pengelola yayasan, lalu memperbaikinya."
      >
        <ButtonLink to={paths.kontak} variant="accent">
          Hubungi kami
        </ButtonLink>
      </Section>
    </>
  );
}
