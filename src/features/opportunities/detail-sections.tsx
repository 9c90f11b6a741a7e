import { Section } from '@/components/section';
import type { DetailSection } from './detail';
import { DetailBlock } from './detail-blocks';

export function DetailSections({ sections }: { sections: readonly DetailSection[] }) {
  return sections.map(({ blocks, ...section }) => (
    <Section key={section.title} {...section}>
      <div className="space-y-10 sm:space-y-12">
        {blocks.map((block) => (
          <DetailBlock key={block.kind} block={block} onGreen={section.tone === 'green'} />
        ))}
      </div>
    </Section>
  ));
}
