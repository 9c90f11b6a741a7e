import { TextAnchor, TextLink } from '@/components/links';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useCompany } from '@/lib/content/company';
import { openingTexts } from './content';

/** How to apply, also without e-mail. */
export function HowToApply() {
  const { phone, addressLine, officeHours } = useCompany();
  const hours = officeHours.map((line) => `${line.days} ${line.hours}`).join('; ');
  return (
    <Section tone="white" layout="side" title={openingTexts.howTitle}>
      <p className="max-w-prose text-ink-soft">{openingTexts.how}</p>
      <p className="mt-4 max-w-prose text-ink-soft">
        <strong>{openingTexts.withoutMail}</strong> Telepon{' '}
        <TextAnchor href={phone.href}>{phone.display}</TextAnchor> atau datang ke kantor kami: {addressLine} (
        {hours}). Sebutkan pekerjaan dan dapurnya.
      </p>
      <p className="mt-4">
        <TextLink to={paths.tenagaKerja}>{openingTexts.labour}</TextLink>
      </p>
    </Section>
  );
}
