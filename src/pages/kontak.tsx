import { Phone } from 'lucide-react';
import { ClosingCall, Section } from '@/components/section';
import { lazyForm } from '@/components/lazy';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { SocialLinks } from '@/components/social-links';
import { TextLink } from '@/components/links';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { anchors, paths } from '@/config/paths';
import { ChannelList } from '@/features/leads/contact/channel-list';
import {
  channelsSection,
  closing,
  faqSection,
  faqTopic,
  contactPrivacy,
  formSection,
  headOf,
  contactHero,
  officeSection,
} from '@/features/leads/contact/content';
import { faqJsonLd, FaqList } from '@/features/leads/contact/faq-list';
import { OfficeMap } from '@/features/leads/contact/office-map';
import { useCompany } from '@/lib/content/company';
import { useContent } from '@/lib/content/content';

const ContactForm = lazyForm(
  async () => (await import('@/features/leads/contact/contact-form')).ContactForm,
  'h-214 sm:h-145',
);

export function KontakPage() {
  const company = useCompany();
  const head = headOf(company);
  const { phone } = company;
  const faqs = useContent(faqTopic);
  return (
    <>
      <PageHead {...head} path={paths.kontak} jsonLd={faqJsonLd(faqs)} />
      <PageHero
        {...contactHero}
        actions={
          <>
            <ButtonAnchor href={phone.href} variant="accent">
              <Phone aria-hidden="true" className="size-5" />
              {phone.display}
            </ButtonAnchor>
            <ButtonLink to={anchors.formKontak} variant="light">
              Tulis pesan
            </ButtonLink>
            <ButtonLink to={paths.keluhan} variant="light">
              Keluhan tentang dapur
            </ButtonLink>
            <ButtonLink to={paths.direktoriKontak} variant="light">
              Cari narahubung daerah
            </ButtonLink>
          </>
        }
      />
      <Section {...channelsSection}>
        <ChannelList />
      </Section>
      <Section
        id="form-kontak"
        tone="white"
        layout="side"
        {...formSection}
        lead={
          <>
            {formSection.lead} Sudah pernah mengirim? <TextLink to={paths.lacak}>Lacak pesan Anda</TextLink>
          </>
        }
      >
        <ContactForm>{contactPrivacy}</ContactForm>
      </Section>
      <Section layout="side" {...officeSection}>
        <OfficeMap />
      </Section>
      <Section
        id={faqSection.id}
        tone="deep"
        layout="side"
        eyebrow={faqSection.eyebrow}
        title={faqSection.title}
      >
        <FaqList />
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          {faqSection.more}
          <ButtonLink to={anchors.formKontak} variant="outline">
            Tanyakan lewat formulir
          </ButtonLink>
        </p>
      </Section>
      <ClosingCall
        title={closing.title}
        actions={<ButtonLink to={paths.direktoriKontak}>Buka direktori kontak</ButtonLink>}
      >
        <p>{closing.text}</p>
        <SocialLinks className="mt-4" />
      </ClosingCall>
    </>
  );
}
