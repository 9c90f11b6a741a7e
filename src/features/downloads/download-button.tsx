import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor, type ButtonLook } from '@/components/ui/button';
import { useToast } from '@/lib/toasts/toast';
import { downloadMessages } from './messages';

interface DownloadButtonProps extends ButtonLook {
  fileName: string;
  /** Absent while the file is not available yet; the button says so. */
  url?: string;
  className?: string;
  children: ReactNode;
}

/** Downloads a file and shows a toast; a plain link, so that it works without JavaScript. */
export function DownloadButton({ fileName, url, children, ...look }: DownloadButtonProps) {
  const toast = useToast();
  const content = (
    <>
      <Download aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </>
  );
  if (!url) {
    return (
      <Button onClick={() => toast(downloadMessages.fileMissing(fileName))} {...look}>
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
