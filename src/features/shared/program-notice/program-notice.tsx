import { useId } from 'react';
import { builtNotice } from 'virtual:content/notice';
import { TextAnchor } from '@/components/links';
import { RunningText } from '@/components/running-text';
import { Container } from '@/components/section';
import { createTopic, useContent } from '@/lib/content/content';
import type { Tables } from '@/lib/supabase/database.types';
import { formatDate } from '@/lib/text/format';
import { advice, noticeTexts } from './content';

/** What pages read of how the programme stands. */
export type Notice = Pick<
  Tables<'program_notice'>,
  'notice' | 'as_of' | 'source' | 'source_url' | 'checked_on'
>;

const noticeTopic = createTopic<Notice | null>(builtNotice, async (tables) => {
  const { publishedNotice } = await import('@/lib/content/published');
  return publishedNotice(tables);
});

/**
 * How the programme stands, with day and source: whether kitchens are begun today is the owner's to say, in Konten. Sentences
 * about registration point here.
 */
export function ProgramNotice() {
  return (
    <Container className="pt-8 sm:pt-12">
      <NoticeCard notice={useContent(noticeTopic)} />
    </Container>
  );
}

export function NoticeCard({ notice }: { notice: Notice | null }) {
  const headingId = useId();
  return (
    <section
      id="keadaan-program"
      aria-labelledby={headingId}
      className="gap-x-10 rounded-2xl border border-saffron-300 bg-saffron-50 p-5 sm:p-8 lg:grid lg:grid-cols-12"
    >
      <h2 id={headingId} className="text-2xl lg:col-span-4">
        {noticeTexts.title}
      </h2>
      <div className="space-y-3 max-lg:mt-3 lg:col-span-8">
        <p className="font-semibold">{notice?.notice ?? noticeTexts.unknown}</p>
        {notice && <NoticeOrigin {...notice} />}
        <p>
          <RunningText text={advice} />
        </p>
      </div>
    </section>
  );
}

/** Of which day a notice is, from where, and when it was last checked. */
function NoticeOrigin({ as_of, source, source_url, checked_on }: Notice) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft [&_dt]:inline [&_dt]:after:content-[':_'] [&_dd]:inline">
      <div>
        <dt>{noticeTexts.asOf}</dt>
        <dd>{as_of}</dd>
      </div>
      <div>
        <dt>{noticeTexts.source}</dt>
        <dd>
          {source_url ? (
            <TextAnchor href={source_url} rel="noopener noreferrer">
              {source}
            </TextAnchor>
          ) : (
            source
          )}
        </dd>
      </div>
      <div>
        <dt>{noticeTexts.checkedOn}</dt>
        <dd>{formatDate(checked_on)}</dd>
      </div>
    </dl>
  );
}
