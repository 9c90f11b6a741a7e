// oxlint-disable-next-line no-restricted-imports -- the text of an article may also come from the database, and is asked for again at a press
import { lazy, type MouseEvent, Suspense, use, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Link, useNavigate } from 'react-router-dom';
import { texts } from 'virtual:content/texts';
import { MadeHtml } from '@/components/made-html';
import { Container } from '@/components/section';
import { ErrorState, LoadingState } from '@/components/states';
import { ButtonLink } from '@/components/ui/button';
import { articlePath, paths } from '@/config/paths';
import { type Content, ContentContext, useContent } from '@/lib/content/content';
import type { ArticleText as Text } from './article-text';
import { ArticleOpening, ArticlePhotos, ArticleTitle } from './article-parts';
import { newsTopic, textTopic } from './content';
import { NewsMeta } from './news-meta';
import type { NewsItem } from './news-row';

const otherNewsTitle = 'Berita lain';

const question = {
  title: 'Ada pertanyaan tentang berita ini?',
  text: 'Tim kami menjawab pada jam kantor.',
};

function Breadcrumb() {
  return (
    <nav aria-label="Lokasi halaman" className="text-sm text-ink-muted">
      <ol className="flex gap-2">
        <li>
          <Link to={paths.home} className="inline-block py-1 underline underline-offset-4">
            Beranda
          </Link>
        </li>
        <li className="flex gap-2">
          <span aria-hidden="true" className="py-1">
            /
          </span>
          <Link to={paths.berita} className="inline-block py-1 underline underline-offset-4">
            Berita
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function OtherNews({ current }: { current: NewsItem }) {
  const news = useContent(newsTopic);
  const others = news.filter(({ slug }) => slug !== current.slug).slice(0, 3);
  return (
    <nav aria-labelledby="berita-lain">
      <h2 id="berita-lain" className="text-xl">
        {otherNewsTitle}
      </h2>
      <ul className="mt-2 divide-y divide-paper-line">
        {others.map((item) => (
          <li key={item.slug} className="py-4">
            <NewsMeta item={item} />
            <Link to={articlePath(item.slug)} className="mt-1 block font-bold hover:underline">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MissingText({ resetErrorBoundary }: FallbackProps) {
  return (
    <ErrorState
      message="Isi berita ini gagal dimuat. Periksa koneksi internet Anda, lalu coba lagi."
      onRetry={resetErrorBoundary}
    />
  );
}

function ArticleText({ slug }: { slug: NewsItem['slug'] }) {
  const content = use(ContentContext);
  const newer = useContent(textTopic(slug));
  const fetchText = () => fetchArticleText(slug, content);
  const [Text, setText] = useState(() => lazy(fetchText));

  return (
    <ErrorBoundary
      // A failed `lazy` stays failed, so a retry needs a new one.
      onReset={() => setText(() => lazy(fetchText))}
      FallbackComponent={MissingText}
    >
      <Suspense
        fallback={
          // High enough to keep what follows below the viewport, so that it does not shift when the text arrives.
          <div className="min-h-dvh">
            <LoadingState text="Memuat isi berita..." />
          </div>
        }
      >
        <Text newer={newer} />
      </Suspense>
    </ErrorBoundary>
  );
}

export function NewsArticle({ item }: { item: NewsItem }) {
  return (
    <Container className="py-8 sm:py-12 lg:py-16">
      <article className="grid gap-x-16 xl:grid-cols-12">
        <header className="xl:col-span-12">
          <Breadcrumb />
          <ArticleTitle item={item} />
        </header>
        <div className="mt-8 xl:col-span-8 xl:mt-10">
          <ArticleOpening item={item} />
          <ArticleText slug={item.slug} />
        </div>
        <aside
          aria-label="Lanjutan"
          className="mt-14 space-y-10 xl:sticky xl:top-10 xl:col-span-4 xl:mt-10 xl:self-start"
        >
          <OtherNews current={item} />
          <div className="rounded-2xl bg-saffron-200 p-6">
            <p className="text-lg font-bold">{question.title}</p>
            <p className="mt-2">{question.text}</p>
            <ButtonLink to={paths.kontak} className="mt-5">
              Hubungi kami
            </ButtonLink>
          </div>
        </aside>
      </article>
    </Container>
  );
}

/**
 * The text of an article as a component, for `lazy`: that of the build, a chunk for each article, else what is published now.
 * @throws when there is no such article, or its text fails to load
 */
async function fetchArticleText(slug: string, content: Content) {
  const text = (await texts[slug]?.()) ?? (await newestText(slug, content));
  return {
    default: ({ newer: { html, photos } = text }: { newer: Text | undefined }) => (
      <>
        <ArticleBody html={html} />
        <ArticlePhotos photos={photos} />
      </>
    ),
  };
}

async function newestText(slug: string, content: Content): Promise<Text> {
  const topic = textTopic(slug);
  await content.refresh(topic);
  const text = topic.storeIn(content).get();
  if (text === undefined) throw new Error(`There is no article ${slug}.`);
  return text;
}

/** An article's text; the router handles its links to pages of this site. */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const isFile = link && /\.\w+$/.test(link.pathname);
    // With a modifier key or another button the browser opens a tab or a window.
    if (!link || isFile || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The links inside handle the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    // Made from Markdown by `articleHtml`, with raw HTML off.
    <MadeHtml className="max-w-prose space-y-5 text-lg leading-relaxed" onClick={follow} html={html} />
  );
}
