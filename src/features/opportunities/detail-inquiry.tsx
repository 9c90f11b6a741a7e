import type { ReactNode } from 'react';
import { TextLink } from '@/components/text-link';
import { ButtonAnchor } from '@/components/ui/button';
import { contactAboutPath } from '@/config/paths';
import type { OpportunityDetail } from './detail';
import { DetailContact, inquiryLink } from './detail-contact';
import { DetailDocuments } from './detail-documents';
import { DetailOpening } from './detail-opening';
import { DetailSections } from './detail-sections';
import { opportunityTitles } from './opportunity';

interface DetailInquiryProps {
  detail: OpportunityDetail;
  /** Beside the team's addresses: how to submit something. */
  children: ReactNode;
}

/** The page of an opportunity with an e-mail link; the others have a form. */
export function DetailInquiry({ detail, children }: DetailInquiryProps) {
  return (
    <>
      <DetailOpening
        detail={detail}
        action={
          <ButtonAnchor href={inquiryLink(detail.id)} variant="accent">
            Tulis ke Tim Kemitraan
          </ButtonAnchor>
        }
      />
      <DetailSections sections={detail.sections} />
      <DetailDocuments documents={detail.documents} />
      <DetailContact
        id={detail.id}
        {...detail.contact}
        otherWay={
          <p className="mt-4">
            <TextLink to={contactAboutPath(opportunityTitles[detail.id])}>Tanyakan lewat formulir</TextLink>
          </p>
        }
      >
        {children}
      </DetailContact>
    </>
  );
}
