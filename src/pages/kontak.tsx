import { ClosingCall } from '@/components/closing-call';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { SocialLinks } from '@/components/social-links';
import { ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { addressLine, site } from '@/config/site';
import { ChannelList } from '@/features/contact/channel-list';
import { ContactForm } from '@/features/contact/contact-form';
import { faqJsonLd } from '@/features/contact/faq-json-ld';
import { FaqList } from '@/features/contact/faq-list';
import { OfficeMap } from '@/features/contact/office-map';

export function KontakPage() {
  return (
    <>
      <PageHead
        title="Kontak"
        description={`Telepon, email, jam kantor, dan alamat ${site.name} di ${site.address.city}, beserta jawaban atas pertanyaan yang sering diajukan.`}
        path={paths.kontak}
        jsonLd={faqJsonLd}
      />
      <PageHero
        eyebrow="Kontak"
        title="Tanya dulu, tidak apa-apa"
        lead="Anda tidak perlu proposal untuk menghubungi kami. Satu pertanyaan yang jelas sudah cukup, dan kami akan mengatakan terus terang bila bukan kami yang bisa menjawabnya."
        image={{
          src: '/images/hero/kontak.svg',
          alt: 'Dua petugas di meja penerima tamu menyambut seorang bapak dan seorang anak.',
        }}
        actions={
          <>
            <ButtonLink to={anchors.formKontak} variant="accent">
              Tulis pesan
            </ButtonLink>
            <ButtonLink to={paths.direktoriKontak} variant="light">
              Cari narahubung daerah
            </ButtonLink>
          </>
        }
      />
      <Section title="Cara menghubungi kami">
        <ChannelList />
      </Section>
      <Section
        id="form-kontak"
        tone="white"
        layout="side"
        eyebrow="Formulir"
        title="Tulis pesan kepada kami"
        lead="Kami membaca setiap pesan dan membalasnya pada jam kantor."
      >
        <ContactForm />
      </Section>
      <Section layout="side" eyebrow="Kantor" title="Mampir ke kantor kami" lead={addressLine}>
        <OfficeMap />
      </Section>
      <Section
        tone="deep"
        layout="side"
        eyebrow="Tanya jawab"
        title="Lima pertanyaan yang paling sering kami terima"
      >
        <FaqList />
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          Pertanyaan Anda belum ada di sini?
          <ButtonLink to={anchors.formKontak} variant="outline">
            Tanyakan lewat formulir
          </ButtonLink>
        </p>
      </Section>
      <ClosingCall
        title="Lebih suka bertemu di daerah sendiri?"
        actions={<ButtonLink to={paths.direktoriKontak}>Buka direktori kontak</ButtonLink>}
      >
        <p>
          Ada narahubung untuk setiap kabupaten dan kota di Jawa Tengah. Kabar kegiatan akan kami bagikan di:
        </p>
        <SocialLinks className="mt-4" />
      </ClosingCall>
    </>
  );
}
