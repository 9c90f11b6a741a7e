import { Mail, Phone } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { MailAddress } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ClosingCall } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { BuiltNumbers } from '@/features/kitchens/numbers/built-numbers';
import { numbersHead, numbersHero, pressSection } from '@/features/kitchens/numbers/content';
import { PressNumbersBlocks } from '@/features/kitchens/numbers/press-numbers';
import { useCompany } from '@/lib/content/company';

export function AngkaPage() {
  const { name, phone, email } = useCompany().press;
  return (
    <>
      <PageHead {...numbersHead} path={paths.angka} />
      <PageHero {...numbersHero} look="plain" />
      <PressNumbersBlocks built={useLoaderData<BuiltNumbers | null>()} />
      <ClosingCall
        title={pressSection.title}
        actions={
          <>
            <ButtonAnchor href={`mailto:${email}`} variant="ink">
              <Mail aria-hidden="true" className="size-5" />
              <span className="text-left">
                <MailAddress address={email} />
              </span>
            </ButtonAnchor>
            <ButtonAnchor href={phone.href} variant="ink">
              <Phone aria-hidden="true" className="size-5" />
              {phone.display}
            </ButtonAnchor>
          </>
        }
      >
        <p>{pressSection.lead}</p>
        <p className="mt-3 font-semibold">{name}</p>
      </ClosingCall>
    </>
  );
}
