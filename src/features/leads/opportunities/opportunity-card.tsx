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

/** An opportunity of the overview; other pages link to its id. On a phone its list and its contacts are folded. */
export function OpportunityCard({ opportunity, position }: OpportunityCardProps) {
  const { id, title, content, contentType, email, reverseLayout } = opportunity;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-judul`}
      className="grid grid-flow-dense grid-cols-[4.5rem_1fr] gap-x-4 gap-y-1 border-t border-paper-line py-4 first:border-t-0 md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-3 md:py-12 lg:gap-x-12 lg:py-16"
    >
      <Illustration
        picture={opportunity.image}
        className={clsx(
          'size-18 rounded-xl object-cover md:row-span-2 md:size-auto md:w-full md:rounded-3xl',
          'md:col-span-5',
          reverseLayout && 'md:col-start-8',
        )}
      />
      <div className="self-center md:col-span-7 md:self-end">
        <p aria-hidden="true" className="text-5xl leading-none font-extrabold text-brand-400 max-md:hidden">
          {String(position).padStart(2, '0')}
        </p>
        <h2 id={`${id}-judul`} className="text-xl sm:text-3xl md:mt-3">
          {title}
        </h2>
      </div>
      <div className="max-md:col-span-2 md:col-span-7">
        <p className="max-w-prose text-ink-soft md:text-lg">{opportunity.description}</p>
        <ButtonLink to={opportunity.detailPageUrl} className="mt-2 md:mt-6">
          {opportunity.buttonText}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
        <details className="unfolded:details-content:[content-visibility:visible]">
          <summary className="mt-1 min-h-11 w-fit cursor-pointer content-center font-semibold text-brand-700 unfolded:hidden">
            {listTitles[contentType]}, PDF, dan email
          </summary>
          <div className="mt-2 overflow-hidden rounded-2xl border border-paper-line bg-white md:mt-6">
            <h3 className={clsx('px-5 py-3 text-base sm:px-6', opportunity.gradient, opportunity.textColor)}>
              {listTitles[contentType]}
            </h3>
            <Checklist items={content} className="p-5 sm:p-6" />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 text-ink-soft">
            <DownloadButton
              fileName={opportunity.downloadFileName}
              url={opportunity.downloadUrl}
              variant="outline"
            >
              Unduh PDF <span className="sr-only">{title}</span>
            </DownloadButton>
            <p>
              {askLabel} <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
              <span className="mt-1 block text-sm text-ink-muted">{opportunity.uploadPrompt}</span>
            </p>
          </div>
        </details>
      </div>
    </article>
  );
}
