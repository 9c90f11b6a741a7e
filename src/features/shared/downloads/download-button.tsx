import { DownloadIcon, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor, type ButtonLook } from '@/components/ui/button';
import { useToast } from '@/lib/toasts/toast';
import { downloadMessages } from './messages';

interface DownloadButtonProps extends ButtonLook {
  fileName: string;
  /** The URL of the file; absent while it is not available yet, which the button then says. */
  url?: string;
  className?: string;
  children: ReactNode;
}

/** Downloads a file and shows a toast; a plain link, so that it works without JavaScript. */
export function DownloadButton({ fileName, url, children, ...look }: DownloadButtonProps) {
  const toast = useToast();
  const content = (
    <>
      <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </>
  );
  if (!url) {
    return (
      <Button
        onClick={() =>
          toast({
            title: 'Informasi Unduhan',
            description: `File ${fileName} belum tersedia.`,
          })
        }
        {...look}
      >
        {content}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      href={url}
      download={fileName}
      onClick={() => toast(downloadMessages.started(fileName))}
      {...look}
    >
      {content}
    </ButtonAnchor>
  );
}

/** A document as pages import it: `import formulirPemasok from '@/content/documents/formulir-pemasok.md'`. */
export interface Download {
  title: string;
  fileName: string;
  url: `/docs/${string}.pdf`;
  description: string;
  pages: number;
  bytes: number;
}

export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul className="divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
      {downloads.map(({ title, fileName, url, description, pages, bytes }) => (
        <li
          key={url}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 p-4 sm:grid-cols-[auto_1fr_auto] sm:gap-x-5 sm:p-6"
        >
          <FileText aria-hidden="true" className="size-9 text-brand-500 max-sm:hidden" />
          <div>
            <h3 className="text-base sm:text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft max-sm:hidden">{description}</p>
            <p className="mt-1 text-sm text-ink-muted">
              PDF, {pages} halaman, {Math.round(bytes / 1024)} KB
            </p>
          </div>
          <DownloadButton fileName={fileName} url={url} variant="outline" className="max-sm:px-3!">
            <span className="max-sm:sr-only">
              Unduh <span className="sr-only">{title}</span>
            </span>
          </DownloadButton>
        </li>
      ))}
    </ul>
  );
}
