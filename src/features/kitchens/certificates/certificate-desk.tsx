// Certificates stay when their SPPG is deleted, hidden from visitors and not counted as due, until it is restored: the filter
// 'Milik SPPG yang dihapus' shows them. Their numbers are taken until they are deleted, too. What a certificate is today is
// derived, never stored (certificate-state.ts).
import { Plus } from 'lucide-react';
import { useState } from 'react';
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
import { certificateMessages } from './messages';
import { todayOnServer } from '@/lib/text/format-time';

const CertificateDialogs = lazyDialog(async () => (await import('./certificate-dialogs')).CertificateDialogs);

/** All certificates, and one kitchen's when the URL names it. */
export function CertificateDesk() {
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
            messages={certificateMessages}
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

interface OneKitchenProps {
  code: string;
  onAdd: (kitchen: Kitchen) => void;
}

/** Whose certificates are listed, when the list is one kitchen's. */
function OneKitchen({ code, onAdd }: OneKitchenProps) {
  return (
    <Loaded query={useKitchen(code)} loading="Memuat SPPG..." failure="SPPG gagal dimuat.">
      {(kitchen) => (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-paper-line bg-white px-5 py-4 wrap-anywhere">
          <div>
            <p>
              {kitchen ? (
                <>
                  Sertifikat <strong>{kitchen.nama}</strong>{' '}
                  <span className="inline-block">({kitchen.kode_unik_pendaftaran})</span>
                </>
              ) : (
                <>Tidak ada SPPG dengan kode {code}.</>
              )}
            </p>
            <TextLink to={paths.adminCertificates}>Tampilkan semua SPPG</TextLink>
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
