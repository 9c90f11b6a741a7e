import { Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { articlePath } from '@/config/paths';
import { useDeployHook } from '@/features/shared/publishing/api';
import { useContentState } from '@/features/shared/publishing/content-state';
import { useToast } from '@/lib/toasts/toast';
import { done } from '@/lib/toasts/toast-message';
import { shareLink } from '@/lib/url/share-link';
import { absoluteUrl } from '@/lib/url/site-url';
import type { Article } from './article-form';

/**
 * Shares an article's link, once its page is built: before, link previews would show none of it. Where no host builds it in minutes, the
 * link works at once, and the preview follows.
 */
export function ShareButton({ article }: { article: Article }) {
  const { slug, title, excerpt } = article;
  const { isBuilt } = useContentState(article);
  const { data: hook } = useDeployHook();
  const waits = !isBuilt && hook !== null;
  const toast = useToast();

  const share = () =>
    shareLink({ title, text: excerpt, url: absoluteUrl(articlePath(slug)) }, toast, {
      copied: isBuilt
        ? done('Tautan Disalin', 'Tempelkan di pesan atau media sosial.')
        : done(
            'Tautan Disalin',
            'Sudah bisa dibaca. Gambar pratinjau tautannya menyusul setelah situs dibangun lagi.',
          ),
      ...(!isBuilt && {
        shared: {
          title: 'Tautan Sudah Bisa Dibaca',
          description: 'Gambar pratinjau tautannya menyusul setelah situs dibangun lagi.',
        },
      }),
      failed: { title: 'Tautan Tidak Dapat Dibagikan' },
    });

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={waits}
      aria-label={`Bagikan ${title}`}
      title={waits ? 'Tunggu sampai “Terbit penuh”: sebelum itu pratinjau tautannya belum benar.' : undefined}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" className="size-4" />
      Bagikan
    </Button>
  );
}
