/** The classes of an article's elements, which the build writes into its HTML. */
export const articleLook: Record<string, string> = {
  h2: 'pt-4 text-2xl',
  h3: 'text-xl',
  ul: 'list-disc space-y-2 pl-6 marker:text-saffron-600',
  ol: 'list-decimal space-y-2 pl-6 marker:font-bold marker:text-saffron-600',
  li: 'pl-2',
  a: 'font-semibold underline decoration-2 underline-offset-4 text-brand-700 hover:text-brand-500',
  figure: 'border-l-4 border-saffron-400 py-1 pl-6',
  blockquote: 'text-xl leading-relaxed font-semibold sm:text-2xl',
  figcaption: 'mt-3 text-base text-ink-muted',
  aside: 'rounded-2xl bg-brand-50 p-6',
};

/** The classes of the two kinds of paragraphs in an `aside`. */
export const noteLook = { title: 'font-bold', text: 'mt-2 text-ink-soft' };

/** Keeps a telephone number from breaking at its hyphens. */
export const telephoneLook = 'inline-block';
