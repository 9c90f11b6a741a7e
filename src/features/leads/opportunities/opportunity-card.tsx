import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Checklist } from '@/components/checklist';
import { Illustration } from '@/components/illustration';
import { TextAnchor } from '@/components/links';
import { ButtonLink } from '@/components/ui/button';
import { DownloadButton } from '@/features/shared/downloads/download-button';
import { askLabel, listTitles } from './kemitraan-strategis.content';
import type { Opportunity } from './opportunity';

interface OpportunityCardProps {
  opportunity: Opportunity;
  /** The opportunity's number in the list, from 1 on. */
  position: number;
}

/** An opportunity of the overview; other pages link to its id. */
export function OpportunityCard({ opportunity, position }: OpportunityCardProps) {
  const { id, title, content, contentType, email, reverseLayout } = opportunity;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-judul`}
      className="grid gap-6 border-t border-paper-line py-12 first:border-t-0 md:grid-cols-12 md:gap-8 lg:gap-12 lg:py-16 xl:items-center"
    >
      <Illustration
        picture={opportunity.image}
        className={clsx('w-full rounded-3xl md:col-span-5', reverseLayout && 'md:order-last')}
      />
      <div className="md:col-span-7">
        <p aria-hidden="true" className="text-5xl leading-none font-extrabold text-brand-400">
          {String(position).padStart(2, '0')}
        </p>
        <h2 id={`${id}-judul`} className="mt-3 text-2xl sm:text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">{opportunity.description}</p>
        <div className="mt-6 overflow-hidden rounded-2xl border border-paper-line bg-white">
          <h3 className={clsx('px-5 py-3 text-base sm:px-6', opportunity.gradient, opportunity.textColor)}>
            {listTitles[contentType]}
          </h3>
          <Checklist items={content} className="p-5 sm:p-6" />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={opportunity.detailPageUrl}>
            {opportunity.buttonText}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          <DownloadButton
            fileName={opportunity.downloadFileName}
            url={opportunity.downloadUrl}
            variant="outline"
          >
            Unduh PDF <span className="sr-only">{title}</span>
          </DownloadButton>
        </div>
        <p className="mt-5 text-ink-soft">
          {askLabel} <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
          <span className="mt-1 block text-sm text-ink-muted">{opportunity.uploadPrompt}</span>
        </p>
      </div>
    </article>
  );
}
