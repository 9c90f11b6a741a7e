import { clsx } from 'clsx';
import { Checklist } from '@/components/checklist';
import { Folded } from '@/components/folded';
import { RunningText } from '@/components/running-text';
import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import { IncentiveNotice } from '@/features/shared/program-notice/program-notice';
import type { Block, BlockOf, DetailSection } from './detail';
import { Calendar, Shares } from './detail-scales';

export function DetailSections({ sections }: { sections: readonly DetailSection[] }) {
  return sections.map(({ lead, blocks, folded, shown, ...section }) => (
    <Section key={section.title} {...section} layout="side" isDense>
      {lead && (
        <p
          className={clsx(
            'mb-5 max-w-prose max-xl:-mt-3 sm:text-lg',
            section.tone === 'green' ? 'text-brand-100' : 'text-ink-soft',
          )}
        >
          {lead}
        </p>
      )}
      {folded ? (
        <div className="space-y-5">
          {shown && <DetailBlocks blocks={shown} />}
          <Folded heading="h3" summary={folded}>
            <div className="space-y-8 pt-2">
              <DetailBlocks blocks={blocks} />
            </div>
          </Folded>
        </div>
      ) : (
        <DetailBlocks blocks={blocks} onGreen={section.tone === 'green'} />
      )}
    </Section>
  ));
}

const DetailBlocks = ({ blocks, onGreen = false }: { blocks: readonly Block[]; onGreen?: boolean }) =>
  blocks.map((block) => <DetailBlock key={block.kind} block={block} onGreen={onGreen} />);

function Figures({ items, onGreen }: BlockOf<'figures'> & { onGreen: boolean }) {
  return (
    <div className="@container">
      <dl className="grid @lg:grid-cols-3 @lg:gap-6 @3xl:gap-x-10">
        {items.map(({ value, label }) => (
          <div
            key={value}
            className={clsx(
              'flex flex-row-reverse items-baseline justify-end gap-x-4 border-t-2 py-3 @lg:flex-col-reverse @lg:items-stretch @lg:gap-2 @lg:pt-5',
              onGreen ? 'border-saffron-400' : 'border-ink',
            )}
          >
            <dt className={clsx('max-sm:text-sm', onGreen ? 'text-brand-100' : 'text-ink-soft')}>{label}</dt>
            <dd
              className={clsx(
                'w-34 shrink-0 text-xl leading-tight font-extrabold tracking-tight @lg:w-auto @lg:text-2xl @3xl:text-3xl',
                onGreen ? 'text-saffron-300' : 'text-brand-600',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rows({ items }: BlockOf<'rows'>) {
  return (
    <dl className="divide-y divide-paper-line border-y border-paper-line">
      {items.map(({ name, text, amount }) => (
        <div
          key={name}
          className={clsx(
            'grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[12rem_1fr]',
            amount && 'lg:grid-cols-[12rem_1fr_11rem]',
          )}
        >
          <dt className="font-bold">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
          {amount && (
            <dd className="font-semibold text-brand-700 sm:max-lg:col-start-2 lg:text-right">{amount}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Groups({ items }: BlockOf<'groups'>) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-3xl border border-paper-line bg-paper-line sm:grid-cols-2">
      {items.map(({ title, lines }) => (
        <li key={title} className="bg-white p-5 sm:p-7">
          <h4 className="text-lg">{title}</h4>
          <ul className="mt-3 space-y-1.5 text-ink-soft marker:text-saffron-600">
            {lines.map((line) => (
              <li key={line} className="ml-5 list-disc">
                {line}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Choices({ items }: BlockOf<'choices'>) {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {items.map(({ title, text, answers }) => (
        <li key={title}>
          <Card className="flex h-full flex-col p-5 sm:p-8">
            <h4 className="text-xl">{title}</h4>
            <p className="mt-2 mb-5 text-ink-soft">{text}</p>
            <dl className="mt-auto divide-y divide-paper-line border-t border-paper-line">
              {answers.map(({ name, text }) => (
                <div key={name} className="py-3 last:pb-0">
                  <dt className="text-sm font-bold text-brand-600">{name}</dt>
                  <dd className="mt-0.5">{text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function TitledChecklist({ title, items }: BlockOf<'checklist'>) {
  return (
    <div>
      {title && <h4 className="mb-5 text-xl">{title}</h4>}
      <Checklist items={items} columns={2} />
    </div>
  );
}

function Note({ text }: BlockOf<'note'>) {
  return (
    <p className="max-w-prose border-l-4 border-saffron-400 pl-5">
      <RunningText text={text} />
    </p>
  );
}

function DetailBlock({ block, onGreen }: { block: Block; onGreen: boolean }) {
  switch (block.kind) {
    case 'figures':
      return <Figures {...block} onGreen={onGreen} />;
    case 'rows':
      return <Rows {...block} />;
    case 'groups':
      return <Groups {...block} />;
    case 'choices':
      return <Choices {...block} />;
    case 'schedule':
      return <Schedule {...block} />;
    case 'shares':
      return <Shares {...block} />;
    case 'calendar':
      return <Calendar {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'checklist':
      return <TitledChecklist {...block} />;
    case 'incentive':
      return <IncentiveNotice />;
    case 'note':
      return <Note {...block} />;
  }
}

/** Times along a vertical line, each with what happens then. */
function Schedule({ items }: BlockOf<'schedule'>) {
  return (
    <ol className="border-l-2 border-brand-200">
      {items.map(({ when, what }) => (
        <li
          key={when}
          className="relative grid gap-x-8 gap-y-1 py-4 pl-7 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="absolute top-6 -left-[7px] size-3 rounded-full bg-saffron-400 in-[li:first-child]:top-2"
          />
          <p className="font-bold text-brand-700">{when}</p>
          <p className="text-ink-soft">{what}</p>
        </li>
      ))}
    </ol>
  );
}

function Steps({ items }: BlockOf<'steps'>) {
  return (
    <ol className="space-y-7">
      {items.map(({ name, text }, index) => (
        <li key={name} className="grid grid-cols-[--spacing(12)_1fr] gap-x-3 sm:grid-cols-[4.5rem_1fr]">
          <span
            aria-hidden="true"
            className="text-4xl leading-none font-extrabold tracking-tighter text-brand-300 sm:text-5xl"
          >
            {index + 1}
          </span>
          <div>
            <h4 className="text-xl">{name}</h4>
            <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
