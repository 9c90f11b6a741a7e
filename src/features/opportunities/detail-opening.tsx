import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import type { OpportunityDetail } from './detail';
import { documentsId } from './detail-documents';
import { opportunityTitles } from './opportunity';

interface DetailOpeningProps {
  detail: OpportunityDetail;
  /** The primary button. */
  action: ReactNode;
}

/** Head and hero of an opportunity's page, with a link back to its card. */
export function DetailOpening({ detail, action }: DetailOpeningProps) {
  const { id, path, description, headline, lead, image } = detail;
  const title = opportunityTitles[id];
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <PageHero
        eyebrow={title}
        title={headline}
        lead={lead}
        image={image}
        back={
          <Link
            to={anchors.opportunity(id)}
            className="inline-flex items-center gap-2 font-semibold text-saffron-300 underline underline-offset-4"
          >
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            Kembali ke Kemitraan Strategis
          </Link>
        }
        actions={
          <>
            {action}
            <ButtonLink to={`${path}#${documentsId}`} variant="light">
              Lihat dokumen
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
