import { useId } from 'react';
import { builtNotice } from 'virtual:content/notice';
import { Folded } from '@/components/folded';
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
  'notice' | 'duties' | 'incentive' | 'as_of' | 'source' | 'source_url' | 'checked_on'
>;

const noticeTopic = createTopic<Notice | null>(builtNotice, async (tables) => {
  const { publishedNotice } = await import('@/lib/content/published');
  return publishedNotice(tables);
});

const useNotice = () => useContent(noticeTopic);

/**
 * How the programme stands, with day and source: whether kitchens are begun today is the owner's to say, in Konten. Sentences
 * about registration point here.
 */
export function ProgramNotice({ isWhole }: { isWhole?: boolean }) {
  return (
    <Container className="pt-8 sm:pt-12">
      <NoticeCard notice={useNotice()} isWhole={isWhole} />
    </Container>
  );
}

/** What BGN pays, on a page that speaks of profit, with its day and source; nothing while nothing is published. */
export function IncentiveNotice() {
  const notice = useNotice();
  if (!notice?.incentive) return null;
  return (
    <div className="space-y-3 rounded-2xl border border-saffron-300 bg-saffron-50 p-5 sm:p-6">
      <h3 className="text-xl">{noticeTexts.incentive}</h3>
      <p>{notice.incentive}</p>
      <NoticeOrigin {...notice} />
    </div>
  );
}

interface NoticeCardProps {
  notice: Notice | null;
  /** With what kitchens must do and what BGN pays. */
  isWhole?: boolean | undefined;
}

export function NoticeCard({ notice, isWhole = false }: NoticeCardProps) {
  const headingId = useId();
  return (
    // A remark on the page, not one of its sections.
    <div
      role="note"
      id="keadaan-program"
      aria-labelledby={headingId}
      className="gap-x-10 rounded-2xl border border-saffron-300 bg-saffron-50 p-5 sm:p-8 lg:grid lg:grid-cols-12"
    >
      <h2 id={headingId} className="text-2xl lg:col-span-4">
        {noticeTexts.title}
      </h2>
      <div className="space-y-3 max-lg:mt-3 lg:col-span-8">
        <p className="font-semibold">{notice?.notice ?? noticeTexts.unknown}</p>
        {isWhole && notice?.duties && (
          <Folded summary={noticeTexts.duties}>
            <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-saffron-600">
              {notice.duties.split('\n').map((duty) => (
                <li key={duty}>{duty}</li>
              ))}
            </ul>
          </Folded>
        )}
        {isWhole && notice?.incentive && (
          <Folded summary={noticeTexts.incentive}>
            <p className="mt-1">{notice.incentive}</p>
          </Folded>
        )}
        {notice && <NoticeOrigin {...notice} />}
        <p>
          <RunningText text={advice} />
        </p>
      </div>
    </div>
  );
}

/** Of which day a notice is, from where, and when it was last checked. */
function NoticeOrigin({ as_of, source, source_url, checked_on }: Notice) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
      <div>
        <dt className="inline">{noticeTexts.asOf}: </dt>
        <dd className="inline">{as_of}</dd>
      </div>
      <div>
        <dt className="inline">{noticeTexts.source}: </dt>
        <dd className="inline">
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
        <dt className="inline">{noticeTexts.checkedOn}: </dt>
        <dd className="inline">{formatDate(checked_on)}</dd>
      </div>
    </dl>
  );
}
