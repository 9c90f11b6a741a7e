import { useState } from 'react';
import { Loaded } from '@/components/lists/loaded';
import { Badge } from '@/components/ui/badge';
import { DownloadButton } from '@/features/shared/downloads/download-button';
import { formatDate } from '@/lib/text/format';
import { downloadName, downloadUrl, type ProgramDocument, publicUrl } from './api';
import { useEarlierEditions } from './editions-api';

/** What has changed in the present edition, and the editions before it, loaded when they are asked for. */
export function EarlierEditions({ document }: { document: ProgramDocument }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="min-w-0 text-sm md:col-span-2 md:col-start-2">
      {document.edition_note && (
        <p className="wrap-anywhere text-ink-muted">Yang berubah: {document.edition_note}</p>
      )}
      <details
        className="print:hidden"
        onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
      >
        <summary className="min-h-9 w-fit cursor-pointer content-center text-ink-soft">
          <span>Edisi sebelumnya ({document.edition - 1})</span>
          <span className="sr-only"> dari {document.title}</span>
        </summary>
        {wasOpened && <EditionList document={document} />}
      </details>
    </div>
  );
}

function EditionList({ document }: { document: ProgramDocument }) {
  const { title } = document;
  const query = useEarlierEditions(document);
  return (
    <Loaded query={query} loading="Memuat edisi sebelumnya..." failure="Edisi sebelumnya gagal dimuat.">
      {(editions) =>
        editions.length === 0 ? (
          <p className="text-sm text-ink-muted">Edisi sebelumnya tidak tersimpan lagi.</p>
        ) : (
          <ul className="mt-1 space-y-4 border-l-2 border-paper-line pl-4">
            {editions.map(({ edition, edition_at, edition_note, file_path, until }) => (
              <li key={edition} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
                <div className="min-w-0 space-y-1 text-sm text-ink-muted">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <strong className="text-ink-soft">Edisi {edition}</strong>
                    <Badge tone="neutral">Sudah diganti</Badge>
                  </p>
                  <p>
                    {formatDate(edition_at)} sampai {formatDate(until ?? edition_at)}
                  </p>
                  {edition_note && <p className="wrap-anywhere">Yang berubah: {edition_note}</p>}
                </div>
                <DownloadButton
                  fileName={downloadName(title, edition)}
                  url={downloadUrl(publicUrl(file_path), title, edition)}
                  variant="ghost"
                  size="sm"
                >
                  <span>Unduh</span>
                  <span className="sr-only">
                    {title}, edisi {edition}
                  </span>
                </DownloadButton>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
