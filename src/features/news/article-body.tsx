import { RunningText, type Text } from '@/components/running-text';
import type { ArticleBlock } from './article-block';

function Items({ items }: { items: readonly Text[] }) {
  return items.map((item, index) => (
    <li key={index} className="pl-2">
      <RunningText text={item} />
    </li>
  ));
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RunningText text={block.text} />
        </p>
      );
    case 'heading':
      return <h2 className="pt-4 text-2xl">{block.text}</h2>;
    case 'list':
      return (
        <ul className="list-disc space-y-2 pl-6 marker:text-saffron-600">
          <Items items={block.items} />
        </ul>
      );
    case 'steps':
      return (
        <ol className="list-decimal space-y-2 pl-6 marker:font-bold marker:text-saffron-600">
          <Items items={block.items} />
        </ol>
      );
    case 'quote':
      return (
        <figure className="border-l-4 border-saffron-400 py-1 pl-6">
          <blockquote className="text-xl leading-relaxed font-semibold sm:text-2xl">
            <p>“{block.text}”</p>
          </blockquote>
          <figcaption className="mt-3 text-base text-ink-muted">{block.source}</figcaption>
        </figure>
      );
    case 'note':
      return (
        <aside aria-label={block.title} className="rounded-2xl bg-brand-50 p-6">
          <p className="font-bold">{block.title}</p>
          <p className="mt-2 text-ink-soft">
            <RunningText text={block.text} />
          </p>
        </aside>
      );
  }
}

/** An article's text. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="max-w-prose space-y-5 text-lg leading-relaxed">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
