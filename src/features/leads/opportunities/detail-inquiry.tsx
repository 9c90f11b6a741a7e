import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailAddress, TextAnchor, TextLink } from '@/components/links';
import { Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { contactAboutPath } from '@/config/paths';
import { useCompany } from '@/lib/content/company';
import type { OpportunityDetail } from './detail';
import { DetailPage } from './detail-page';
import { team } from './detail.content';
import { type OpportunityId, opportunityTitles } from './opportunity';

interface DetailInquiryProps {
  detail: OpportunityDetail;
  /** Shown beside the team's addresses: how to submit something. */
  children: ReactNode;
}

/** The page of an opportunity with an e-mail link; the others have a form. */
export function DetailInquiry({ detail, children }: DetailInquiryProps) {
  const { partnershipEmail } = useCompany();
  return (
    <DetailPage
      detail={detail}
      action={
        <ButtonAnchor href={inquiryLink(detail.id, partnershipEmail)} variant="accent">
          Tulis ke Tim Kemitraan
        </ButtonAnchor>
      }
    >
      <DetailContact
        id={detail.id}
        {...detail.contact}
        otherWay={
          <p className="mt-3">
            <TextLink to={contactAboutPath(opportunityTitles[detail.id])}>Tanyakan lewat formulir</TextLink>
          </p>
        }
      >
        {children}
      </DetailContact>
    </DetailPage>
  );
}

/** A mailto: link to the partnership team, with the opportunity in its subject. */
export const inquiryLink = (id: OpportunityId, email: string) =>
  `mailto:${email}?subject=${encodeURIComponent(`Inquiry: ${opportunityTitles[id]}`)}`;

interface DetailContactProps {
  id: OpportunityId;
  title: string;
  lead: string;
  /** Another way to get in touch, below the button that writes an e-mail. */
  otherWay?: ReactNode;
  /** Shown beside the team's addresses: media, or how to submit something. */
  children: ReactNode;
}

/** The end of an opportunity's page: the team to contact, and what else to do. */
export function DetailContact({ id, title, lead, otherWay, children }: DetailContactProps) {
  const { partnershipEmail, phone, officeHours } = useCompany();
  return (
    <Section title={title} lead={lead} isDense>
      <div className="grid gap-x-12 gap-y-6 xl:grid-cols-12">
        <div className="xl:col-span-7">{children}</div>
        <Card className="self-start p-5 sm:p-8 xl:col-span-5">
          <h3 className="text-xl">{team.title}</h3>
          <dl className="mt-2 space-y-1 [&_dt]:sr-only">
            <div>
              <dt>{team.email}</dt>
              <dd>
                <TextAnchor href={`mailto:${partnershipEmail}`}>
                  <MailAddress address={partnershipEmail} />
                </TextAnchor>
              </dd>
            </div>
            <div>
              <dt>{team.phone}</dt>
              <dd>
                <TextAnchor href={phone.href}>{phone.display}</TextAnchor>
              </dd>
            </div>
            <div className="text-sm text-ink-soft">
              <dt>{team.hours}</dt>
              {officeHours.map(({ days, hours }) => (
                <dd key={days}>
                  {days}: {hours}
                </dd>
              ))}
            </div>
          </dl>
          <ButtonAnchor href={inquiryLink(id, partnershipEmail)} className="mt-4 max-sm:w-full">
            <Mail aria-hidden="true" className="size-5 shrink-0" />
            Hubungi Tim Kami
          </ButtonAnchor>
          {otherWay}
        </Card>
      </div>
    </Section>
  );
}
