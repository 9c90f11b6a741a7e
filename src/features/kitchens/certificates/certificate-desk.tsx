// Certificates stay when their SPPG is deleted, hidden from visitors and not counted as due, until it is restored: the filter
// 'Milik SPPG yang dihapus' shows them. Their numbers are taken until they are deleted, too. What a certificate is today is
// derived, never stored (certificate-state.ts).
import { useState } from 'react';
import { Code } from '@/components/code';
import { ExportButton } from '@/components/export-button';
import { lazyDialog } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { FilterBar, phoneColumns } from '@/components/lists/filter-bar';
import { Loaded } from '@/components/lists/loaded';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { paths } from '@/config/paths';
import { isFiltered } from '@/lib/url/url-filter';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { certificatePageSize, useCertificatePage, useKitchen } from './api';
import type { Kitchen } from './certificate-columns';
import type { CertificateDialogState } from './certificate-dialogs';
import {
  type CertificateFilter,
  certificateFilterSchema,
  isOneByOne,
  noSingleFilter,
  singleNames,
} from './certificate-filter';
import { RecordedNote } from './certificate-list';
import { CertificateItem } from './certificate-row';
import { AddButton } from './add-button';
import { GridDesk } from './grid/grid-desk';
import { todayOnServer } from '@/lib/text/format-time';

const CertificateDialogs = lazyDialog(async () => (await import('./certificate-dialogs')).CertificateDialogs);

/** The kitchens with their certificates; 'Per sertifikat' in its filter lists all certificates one by one. */
export function CertificateDesk() {
  const urlFilter = useUrlFilter(certificateFilterSchema);
  const { filter } = urlFilter;
  const isList = isOneByOne(filter);

  /** A filter of single certificates stays until the kitchens are chosen. */
  function choose(changed: Partial<CertificateFilter>) {
    const next = isList ? { tampilan: 'daftar' as const, ...changed } : changed;
    const isLeft = next.tampilan !== undefined && next.tampilan !== 'daftar';
    urlFilter.choose(isLeft ? { ...noSingleFilter, ...next } : next);
  }

  return (
    <div className="space-y-4 sm:space-y-5">
      <FilterBar
        urlFilter={{ ...urlFilter, filter: isList ? { ...filter, tampilan: 'daftar' } : filter, choose }}
        label="Cari dan saring sertifikat"
        className={
          isList
            ? `grid gap-x-3 gap-y-4 ${phoneColumns} sm:grid-cols-3 xl:grid-cols-[1fr_1fr_1fr_9rem_9rem_1fr] xl:gap-x-2`
            : 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]'
        }
        hidden={isList ? undefined : singleNames}
        hasSearchRow={isList}
      />
      {isList ? <CertificateListDesk /> : <GridDesk filter={filter} />}
    </div>
  );
}

/** All certificates, and one kitchen's when the URL names it. */
function CertificateListDesk() {
  const { filter, page } = useListParams(certificateFilterSchema);
  const query = useCertificatePage(filter, page);
  const [dialog, setDialog] = useState<CertificateDialogState | null>(null);
  const today = todayOnServer();
  const isNarrowed =
    isFiltered({ ...filter, sppg: '', riwayat: '', tampilan: '' }) || filter.riwayat === 'sppg-dihapus';
  const addButton = !filter.sppg && <AddButton onClick={() => setDialog({ kind: 'add' })} />;

  return (
    <div className="space-y-5">
      {filter.sppg && (
        <OneKitchen
          key={filter.sppg}
          code={filter.sppg}
          onAdd={(kitchen) => setDialog({ kind: 'add', kitchen })}
        />
      )}
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
          <EmptyState
            title={isNarrowed ? 'Tidak ada yang cocok' : 'Belum ada sertifikat yang dicatat'}
            action={addButton}
          >
            {isNarrowed
              ? 'Ubah pencarian dan filternya, atau tekan Reset.'
              : 'Sertifikat yang dicatat akan tampil di sini.'}
          </EmptyState>
        }
        actions={
          <div className="flex flex-wrap gap-2 sm:gap-3">
            {addButton}
            <ExportButton
              size="sm"
              name="sertifikat"
              load={async (context) =>
                (await import('./export-certificates')).certificateTable(filter, context)
              }
            >
              Unduh CSV
            </ExportButton>
          </div>
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
            <TextLink to={`${paths.adminCertificates}?tampilan=daftar`}>Tampilkan semua SPPG</TextLink>
          </div>
          {kitchen && <AddButton onClick={() => onAdd(kitchen)} />}
        </div>
      )}
    </Loaded>
  );
}
