import { useId } from 'react';
import { builtFacts } from 'virtual:content/facts';
import { CheckedDay } from '@/components/checked-day';
import { Folded } from '@/components/folded';
import { TextAnchor, TextLink } from '@/components/links';
import { RunningText } from '@/components/running-text';
import { Container } from '@/components/section';
import { anchors } from '@/config/paths';
import { createTopic, useContent } from '@/lib/content/content';
import type { Tables } from '@/lib/supabase/database.types';
import { advice, factKinds, type FactKind, unknown } from './content';

/** The columns of a fact that pages read. */
type ProgramFact = Pick<
  Tables<'program_facts'>,
  'id' | 'kind' | 'fact' | 'source' | 'source_url' | 'checked_on'
>;

const factsTopic = createTopic<ProgramFact[]>(builtFacts, async (tables) => {
  const { publishedFacts } = await import('@/lib/content/published');
  return publishedFacts(tables);
});

const about = (facts: readonly ProgramFact[], wanted: FactKind) =>
  facts.filter(({ kind }) => kind === wanted);

/**
 * How the programme stands, each fact with its source and day. Whether new kitchens are accepted today is written by
 * the owner in Konten; sentences about registration link here.
 */
export function ProgramNotice({ isWhole }: { isWhole?: boolean }) {
  return (
    <Container className="pt-6 sm:pt-12">
      <NoticeCard facts={useContent(factsTopic)} isWhole={isWhole} />
    </Container>
  );
}

/**
 * The notice in one line, for pages where the whole card would be in the way: its first sentence, and a link to the
 * rest.
 */
export function ProgramNoticeLine() {
  const [state] = about(useContent(factsTopic), 'keadaan');
  return (
    <div role="note" aria-label={factKinds.keadaan} className="border-b border-saffron-300 bg-saffron-50">
      <Container className="py-3 text-sm sm:text-base">
        <span>{`${state ? firstSentence(state.fact) : unknown} `}</span>
        <span>
          <TextLink to={anchors.programNotice}>{factKinds.keadaan}</TextLink>
        </span>
        {state && (
          <>
            <span>, </span>
            <CheckedDay day={state.checked_on} />
          </>
        )}
      </Container>
    </div>
  );
}

/** The text until a full stop before a capital letter: the one of 'No. 5' ends nothing. */
const firstSentence = (text: string) => /^.*?[.!?](?= \p{Lu})/u.exec(text)?.[0] ?? text;

/** BGN's incentive, for a page that speaks of profit; nothing while no fact is published. */
export function IncentiveNotice() {
  const facts = about(useContent(factsTopic), 'insentif');
  if (facts.length === 0) return null;
  return (
    <div className="space-y-3 rounded-2xl border border-saffron-300 bg-saffron-50 p-5 sm:p-6">
      <h4 className="text-lg">{factKinds.insentif}</h4>
      {facts.map((fact) => (
        <FactText key={fact.id} fact={fact} />
      ))}
    </div>
  );
}

interface NoticeCardProps {
  facts: readonly ProgramFact[];
  /** Whether it also says what kitchens must do and what BGN pays. */
  isWhole?: boolean | undefined;
}

export function NoticeCard({ facts, isWhole = false }: NoticeCardProps) {
  const headingId = useId();
  const state = about(facts, 'keadaan');
  return (
    // A <div>, as it is a remark and no section of the page.
    <div
      role="note"
      id="keadaan-program"
      aria-labelledby={headingId}
      className="gap-x-10 rounded-2xl border border-saffron-300 bg-saffron-50 p-4 sm:p-8 lg:grid lg:grid-cols-12"
    >
      <h2 id={headingId} className="text-xl sm:text-2xl lg:col-span-4">
        {factKinds.keadaan}
      </h2>
      <div className="space-y-3 max-lg:mt-3 lg:col-span-8">
        {state.length === 0 && <p className="font-semibold">{unknown}</p>}
        {state.map((fact) => (
          <FactText key={fact.id} fact={fact} isStrong />
        ))}
        {isWhole && <FoldedFacts facts={facts} kind="kewajiban" />}
        {isWhole && <FoldedFacts facts={facts} kind="insentif" />}
        <p>
          <RunningText text={advice} />
        </p>
      </div>
    </div>
  );
}

function FoldedFacts({ facts, kind }: { facts: readonly ProgramFact[]; kind: FactKind }) {
  const shown = about(facts, kind);
  if (shown.length === 0) return null;
  return (
    <Folded summary={factKinds[kind]}>
      <ul className="mt-1 list-disc space-y-2 pl-5 marker:text-saffron-600">
        {shown.map((fact) => (
          <li key={fact.id}>
            <FactText fact={fact} />
          </li>
        ))}
      </ul>
    </Folded>
  );
}

/** A fact, where it is from, and when it was last checked. */
function FactText({ fact: { fact, source, source_url, checked_on }, isStrong }: FactTextProps) {
  return (
    <div>
      <p className={isStrong ? 'font-semibold max-sm:text-sm' : undefined}>{fact}</p>
      <p className="text-sm text-ink-soft">
        <span>Sumber: </span>
        {source_url ? (
          <TextAnchor href={source_url} rel="noopener noreferrer">
            {source}
          </TextAnchor>
        ) : (
          <span>{source}</span>
        )}
        <span>, </span>
        <CheckedDay day={checked_on} />
      </p>
    </div>
  );
}

interface FactTextProps {
  fact: ProgramFact;
  isStrong?: boolean;
}
