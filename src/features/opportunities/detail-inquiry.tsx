import type { ReactNode } from 'react';
import { ButtonAnchor } from '@/components/ui/button';
import type { OpportunityDetail } from './detail';
import { DetailContact, inquiryLink } from './detail-contact';
import { DetailDocuments } from './detail-documents';
import { DetailOpening } from './detail-opening';
import { DetailSections } from './detail-sections';

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
      <DetailContact id={detail.id} {...detail.contact}>
        {children}
      </DetailContact>
    </>
  );
}
