import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { site } from '@/config/site';
import { ContactDirectory } from '@/features/regional-contacts/contact-directory';

export function DirektoriKontakPage() {
  return (
    <>
      <PageHead
        title="Direktori Kontak Regional"
        description={`Nama dan nomor telepon narahubung ${site.name} untuk setiap kabupaten dan kota di Jawa Tengah.`}
        path={paths.direktoriKontak}
      />
      <PageHero
        eyebrow="Direktori kontak"
        title="Narahubung di daerah Anda"
        lead="Cari nama kabupaten, kota, atau orangnya, lalu telepon langsung. Perhatikan awalannya: Kabupaten dan Kota Tegal, misalnya, punya narahubung yang berbeda."
        image={{
          src: '/images/hero/direktori.svg',
          alt: 'Telepon di meja, dengan potret tiga narahubung di atas perbukitan dan rumah-rumah desa.',
        }}
      />
      <Section
        title="Pilih kabupaten atau kota"
        lead="Nomor pada kartu dapat diketuk untuk menelepon dari ponsel."
      >
        <ContactDirectory />
      </Section>
      <Section
        tone="white"
        title="Tidak menemukan yang Anda cari?"
        lead="Kirim pertanyaan lewat formulir. Kami teruskan ke narahubung yang tepat pada jam kantor."
      >
        <ButtonLink to={anchors.formKontak}>Tulis pesan</ButtonLink>
      </Section>
    </>
  );
}
