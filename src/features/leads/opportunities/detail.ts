import type { Picture } from '@/components/illustration';
import type { HeroFact } from '@/components/page-hero';
import type { Text } from '@/components/running-text';
import type { Download } from '@/features/shared/downloads/download-button';
import type { OpportunityId } from './opportunity';

interface Named {
  name: string;
  text: string;
}

/** A block of a section; `detail-blocks.tsx` renders each kind. */
export type Block =
  /** A few large numbers with their meaning. */
  | { kind: 'figures'; items: readonly HeroFact[] }
  /** A name, an explanation and, where it helps, an amount. */
  | { kind: 'rows'; items: readonly (Named & { amount?: string })[] }
  /** Short lists side by side. */
  | { kind: 'groups'; items: readonly { title: string; lines: readonly string[] }[] }
  /** Two or three alternatives, described by the same questions. */
  | { kind: 'choices'; items: readonly { title: string; text: string; answers: readonly Named[] }[] }
  /** Times, each with what happens then. */
  | { kind: 'schedule'; items: readonly { when: string; what: string }[] }
  /** Shares of a whole, drawn to scale. */
  | { kind: 'shares'; title?: string; unit: string; items: readonly { label: string; share: number }[] }
  /** Work that overlaps in time, drawn to scale. */
  | {
      kind: 'calendar';
      days: number;
      items: readonly { work: string; check: string; from: number; to: number }[];
    }
  | { kind: 'steps'; items: readonly Named[] }
  | { kind: 'checklist'; title?: string; items: readonly string[] }
  /** BGN's incentive, in the words of the owner's notice. */
  | { kind: 'incentive' }
  | { kind: 'note'; text: Text };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

export interface DetailSection {
  title: string;
  eyebrow?: string;
  lead?: string;
  tone?: 'paper' | 'white' | 'green';
  blocks: readonly Block[];
  /** Where the blocks are folded, as the documents say the same: what is in them. */
  folded?: string;
  /** What stays in sight above them. */
  shown?: readonly Block[];
}

/** The content of an opportunity's own page; `<slug>.content.ts` holds it. */
export interface OpportunityDetail {
  id: OpportunityId;
  path: string;
  /** The description for search engines and link previews. */
  description: string;
  headline: string;
  lead: string;
  image: Picture;
  /** What people most want to know first: how much, how long, when they are paid. */
  facts: readonly HeroFact[];
  /** A link to what most people look for, where that is on another page. */
  shortcut?: { label: string; to: string };
  sections: readonly DetailSection[];
  documents: { title: string; lead: string; downloads: readonly Download[] };
  /** The end of the page: what to ask the team, or to submit. */
  contact: { title: string; lead: string };
}

/** A story or gallery about the opportunity. */
export interface MediaItem {
  title: string;
  text: string;
  to: string;
  image: Picture;
}
