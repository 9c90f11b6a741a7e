// Certificates stay when their SPPG is deleted, hidden from visitors and not counted as due, until it is restored: the filter
// 'Milik SPPG yang dihapus' shows them. Their numbers are taken until they are deleted, too. What a certificate is today is
// derived, never stored (certificate-state.ts).
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Code } from '@/components/code';
import { ExportButton } from '@/components/export-button';
import { lazyDialog } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { FilterBar } from '@/components/lists/filter-bar';
import { Loaded } from '@/components/lists/loaded';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { isFiltered } from '@/lib/url/url-filter';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { certificatePageSize, useCertificatePage, useKitchen } from './api';
import type { Kitchen } from './certificate-columns';
import type { CertificateDialogState } from './certificate-dialogs';
import { certificateFilterSchema } from './certificate-filter';
import { RecordedNote } from './certificate-list';
import { CertificateItem } from './certificate-row';
import { GridDesk } from './grid/grid-desk';
import { todayOnServer } from '@/lib/text/format-time';

const CertificateDialogs = lazyDialog(async () => (await import('./certificate-dialogs')).CertificateDialogs);

/** What links to the list of single certificates say: the grid has none of it. */
const listParams = ['keadaan', 'jenis', 'dari', 'sampai', 'riwayat', 'sppg', 'halaman'];
const isList = (params: URLSearchParams) => params.get('tampilan') === 'daftar';

/** The kitchens with their certificates, or all certificates one by one, such as those that the summary counts. */
export function CertificateDesk() {
  const [params] = useSearchParams();
  if (!isList(params) && listParams.some((name) => params.has(name))) {
    const next = new URLSearchParams(params);
    next.set('tampilan', 'daftar');
    // A reset of the filter stays in the list.
    return <Navigate replace to={{ search: String(next) }} />;
  }
  return (
    <div className="space-y-6">
      <nav aria-label="Tampilan" className="flex flex-wrap gap-2 print:hidden">
        {[
          { label: 'Per dapur', to: paths.adminCertificates, isCurrent: !isList(params) },
          { label: 'Per sertifikat', to: certificateListPath, isCurrent: isList(params) },
        ].map(({ label, to, isCurrent }) => (
          <Link
            key={label}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-brand-600 px-4 font-semibold text-brand-700 hover:bg-brand-50 aria-[current]:bg-brand-600 aria-[current]:text-white"
          >
            {label}
          </Link>
        ))}
      </nav>
      {isList(params) ? <CertificateListDesk /> : <GridDesk />}
    </div>
  );
}

const certificateListPath = `${paths.adminCertificates}?tampilan=daftar`;

/** All certificates, and one kitchen's when the URL names it. */
function CertificateListDesk() {
  const { filter, page } = useListParams(certificateFilterSchema);
  const query = useCertificatePage(filter, page);
  const [dialog, setDialog] = useState<CertificateDialogState | null>(null);
  const today = todayOnServer();
  const isNarrowed = isFiltered({ ...filter, sppg: '', riwayat: '' }) || filter.riwayat === 'sppg-dihapus';

  return (
    <div className="space-y-6">
      {filter.sppg ? (
        <OneKitchen
          key={filter.sppg}
          code={filter.sppg}
          onAdd={(kitchen) => setDialog({ kind: 'add', kitchen })}
        />
      ) : (
        <Button onClick={() => setDialog({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          Tambah Sertifikat
        </Button>
      )}
      <CertificateFilters />
      <PagedList
        label="Sertifikat"
        query={query}
        rowsOf={({ rows }) => rows}
        page={page}
        pageSize={certificatePageSize}
        noun="sertifikat"
        loading="Memuat sertifikat..."
        failure="Sertifikat gagal dimuat."
        empty={
          <EmptyState title={isNarrowed ? 'Tidak ada yang cocok' : 'Belum ada sertifikat yang dicatat'}>
            {isNarrowed
              ? 'Ubah pencarian dan filternya, atau tekan Reset.'
              : 'Sertifikat yang dicatat akan tampil di sini.'}
          </EmptyState>
        }
        actions={
          <ExportButton
            size="sm"
            name="sertifikat"
            load={async (context) =>
              (await import('./export-certificates')).certificateTable(filter, context)
            }
          >
            Unduh CSV
          </ExportButton>
        }
        renderRows={(rows) => (
          <RowList className="@container">
            {rows.map((certificate) => (
              <CertificateItem
                key={certificate.id}
                certificate={certificate}
                today={today}
                onAction={setDialog}
              />
            ))}
          </RowList>
        )}
      />
      <RecordedNote today={today} />
      <CertificateDialogs state={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

function CertificateFilters() {
  return (
    <FilterBar
      urlFilter={useUrlFilter(certificateFilterSchema)}
      label="Cari dan saring sertifikat"
      className="mb-6 grid gap-x-3 gap-y-4 sm:grid-cols-3"
      hasSearchRow
    />
  );
}

/** Whose certificates are listed, when the list is one kitchen's. */
function OneKitchen({ code, onAdd }: { code: string; onAdd: (kitchen: Kitchen) => void }) {
  return (
    <Loaded query={useKitchen(code)} loading="Memuat SPPG..." failure="SPPG gagal dimuat.">
      {(kitchen) => (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-paper-line bg-white px-5 py-4 wrap-anywhere">
          <div>
            <p>
              {kitchen ? (
                <>
                  Sertifikat <strong>{kitchen.nama}</strong> <Code>({kitchen.kode_unik_pendaftaran})</Code>
                </>
              ) : (
                <>
                  Tidak ada SPPG dengan kode <Code>{code}.</Code>
                </>
              )}
            </p>
            <TextLink to={certificateListPath}>Tampilkan semua SPPG</TextLink>
          </div>
          {kitchen && (
            <Button onClick={() => onAdd(kitchen)}>
              <Plus aria-hidden="true" className="size-5" />
              Tambah Sertifikat
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}
