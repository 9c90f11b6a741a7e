import { Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { articlePath } from '@/config/paths';
import { useContentState } from '@/features/shared/publishing/content-state';
import { useToast } from '@/lib/toasts/toast';
import { shareLink } from '@/lib/url/share-link';
import { absoluteUrl } from '@/lib/url/site-url';
import { contentMessages } from '@/features/editorial/editor/messages';
import type { Article } from './article-schema';

/** Shares an article's link, once its page is built: before, link previews would show none of it. */
export function ShareButton({ article }: { article: Article }) {
  const { slug, title, excerpt } = article;
  const { isBuilt } = useContentState(article);
  const toast = useToast();

  const share = () =>
    shareLink({ title, text: excerpt, url: absoluteUrl(articlePath(slug)) }, toast, {
      copied: contentMessages.shared,
      failed: contentMessages.notShared,
    });

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={!isBuilt}
      aria-label={`Bagikan ${title}`}
      title={
        isBuilt ? undefined : 'Tunggu sampai “Terbit penuh”: sebelum itu pratinjau tautannya belum benar.'
      }
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" className="size-4" />
      Bagikan
    </Button>
  );
}
