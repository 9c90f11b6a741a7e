import { ArrowLeft, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { RunningText } from '@/components/running-text';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { DownloadList } from '@/features/shared/downloads/download-button';
import { ProgramNoticeLine } from '@/features/shared/program-notice/program-notice';
import type { OpportunityDetail } from './detail';
import { DetailSections } from './detail-blocks';
import { fraudNote } from './detail.content';
import { opportunityTitles } from './opportunity';

interface DetailPageProps {
  detail: OpportunityDetail;
  /** The primary button. */
  action: ReactNode;
  /** The end of the page: the form, and whom to contact. */
  children: ReactNode;
}

/** An opportunity's page: what it is, its documents, and how to go on. */
export function DetailPage({ detail, action, children }: DetailPageProps) {
  return (
    <>
      <DetailOpening detail={detail} action={action} />
      <DetailSections sections={detail.sections} />
      <DetailDocuments documents={detail.documents} />
      {children}
    </>
  );
}

/** The primary button of a page with a form. */
export const FormLink = ({ to }: { to: string }) => (
  <ButtonLink to={to} variant="accent">
    Isi formulir pendaftaran
  </ButtonLink>
);

/** Head and hero of an opportunity's page, with a link back to its card. */
function DetailOpening({ detail, action }: Omit<DetailPageProps, 'children'>) {
  const { id, path, description, headline, lead, image, facts, shortcut } = detail;
  const title = opportunityTitles[id];
  const links = [...(shortcut ? [shortcut] : []), { to: `${path}#${documentsId}`, label: 'Lihat dokumen' }];
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <PageHero
        eyebrow={title}
        title={headline}
        lead={lead}
        image={image}
        facts={facts}
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
            {links.map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant="light">
                {label}
              </ButtonLink>
            ))}
          </>
        }
      />
      <ProgramNoticeLine />
    </>
  );
}

const documentsId = 'dokumen';

function DetailDocuments({ documents }: Pick<OpportunityDetail, 'documents'>) {
  const { title, lead, downloads } = documents;
  return (
    <Section id={documentsId} tone="deep" layout="side" isDense title={title} lead={lead}>
      <DownloadList downloads={downloads} />
      <FraudNote />
    </Section>
  );
}

/** The note wherever money is mentioned: registering is free, and nobody sells a place. */
function FraudNote() {
  return (
    <div className="mt-4 flex gap-3 rounded-2xl border border-saffron-300 bg-saffron-50 p-4 sm:mt-6 sm:gap-4 sm:p-6">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-saffron-700" />
      <p className="max-sm:text-sm">
        <strong>{fraudNote.title}</strong> <RunningText text={fraudNote.text} />
      </p>
    </div>
  );
}
