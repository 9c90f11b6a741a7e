import { useEffect, useMemo, useState } from 'react';
import { builtDay } from 'virtual:content/revision';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { MadeHtml } from '@/components/made-html';
import { Container } from '@/components/section';
import { EmptyState, ErrorState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { builtPageOf, insideOf } from '@/lib/built-page';
import { isMissingChunk, reloadForNewVersion, reloadIfServed } from '@/lib/chunks';
import { formatDate } from '@/lib/text/format';

/** Shown in place of a page that threw or whose chunk failed to load; the menu stays usable. */
export const RouteError = () => <Failed part="#konten > div" />;

/** Shown in place of everything, when it is the menu or what is around the page that threw. */
export const LayoutError = () => <Failed part="body" />;

/** @param part - selector of the element in the prerendered HTML that this replaces */
function Failed({ part }: { part: string }) {
  const isMissing = isMissingChunk(useRouteError());
  const [isOffline, setIsOffline] = useState(false);

  // In an effect: while this renders, the address bar may still have the URL of the page before, which a reload would
  // load.
  useEffect(() => {
    if (isMissing) void reloadForNewVersion().then((isThere) => setIsOffline(!isThere));
  }, [isMissing]);

  const built = builtPageOf(useLocation().pathname);
  if (built) return <BuiltPage {...built} part={part} />;
  return (
    <Container className="py-20">
      {isOffline ? (
        <Offline />
      ) : (
        <ErrorState
          message="Halaman ini gagal ditampilkan. Muat ulang halaman, atau pilih halaman lain dari menu."
          onRetry={() => void reloadIfServed()}
        />
      )}
    </Container>
  );
}

/**
 * The page's prerendered HTML, in place of a page that React can't render, as in an old browser: its text can be read,
 * and its links work.
 */
function BuiltPage({ title, html, part }: { title: string; html: string; part: string }) {
  const inside = useMemo(() => insideOf(html, part), [html, part]);
  return (
    <>
      <title>{title}</title>
      <Container className="py-3 print:hidden">
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-2xl bg-saffron-50 px-5 py-3">
          <p>
            Tombol dan pencarian di halaman ini tidak berjalan di peramban Anda. Isinya keadaan per{' '}
            {formatDate(builtDay)}.
          </p>
          <Button variant="outline" size="sm" onClick={() => void reloadIfServed()}>
            Muat ulang
          </Button>
        </div>
      </Container>
      {/* What the host served for this page, from which nothing was read. */}
      <MadeHtml html={inside} />
    </>
  );
}

/** Shown offline in place of a page that this device has not loaded yet. */
function Offline() {
  const navigate = useNavigate();
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    setIsTrying(true);
    await reloadIfServed();
    setIsTrying(false);
  }

  return (
    <div role="alert">
      <EmptyState
        title="Anda sedang offline"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void navigate(-1)}>Kembali</Button>
            <Button variant="outline" busy={isTrying} onClick={() => void retry()}>
              Coba Lagi
            </Button>
          </div>
        }
      >
        Halaman ini belum pernah dibuka di perangkat ini, jadi perlu koneksi internet.
      </EmptyState>
    </div>
  );
}
