import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ExportButton } from '@/components/export-button';
import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { formatDate, formatList, formatNumber } from '@/lib/text/format';
import { fetchPersonalData, type PersonalRow } from './api';
import { useForgetPerson } from './mutations';
import { fieldsOf, personTable, reasonToStay, sourceLabel } from './person-rows';

/** What was found about an address, to save or to delete. */
export function FoundRows({ address, query }: { address: string; query: UseQueryResult<PersonalRow[]> }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <section aria-label="Data yang ditemukan" className="mt-8">
      <Loaded query={query} loading="Mencari data..." failure="Data gagal dicari.">
        {(rows) => {
          if (rows.length === 0) return <NothingFound address={address} />;
          const deletable = rows.filter(({ stays }) => !stays);
          return (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                <output className="wrap-anywhere">
                  {formatNumber(rows.length)} data tentang {address}
                </output>
                <div className="flex flex-wrap gap-3">
                  <ExportButton
                    size="sm"
                    name="data-pribadi"
                    load={async (context) => personTable(await fetchPersonalData(address, true, context))}
                  >
                    Unduh CSV
                  </ExportButton>
                  <Button
                    variant="danger"
                    size="sm"
                    disabled={deletable.length === 0}
                    onClick={() => setIsDeleting(true)}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                    Hapus semua
                  </Button>
                </div>
              </div>
              <RowList>
                {rows.map((row) => (
                  <FoundRow key={row.row_id} row={row} />
                ))}
              </RowList>
              <p className="mt-4 max-w-prose text-sm text-ink-muted">
                Catatan internal ikut tersimpan di file: bacalah dulu sebelum file itu diberikan kepada
                pemilik datanya.
              </p>
              <NotSearched />
              {isDeleting && (
                <ForgetDialog address={address} rows={rows} onClose={() => setIsDeleting(false)} />
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function NothingFound({ address }: { address: string }) {
  return (
    <>
      <EmptyState
        title="Tidak ada data yang cocok"
        action={<TextLink to={paths.adminInbox}>Buka Kotak Masuk</TextLink>}
      >
        {`Tidak ada apa pun tentang ${address}. Mungkin datanya tersimpan dengan email, nomor, atau nama lain: cari juga dengan itu.`}
      </EmptyState>
      <NotSearched />
    </>
  );
}

/** The note about data that a search for text can't find. */
function NotSearched() {
  return (
    <p className="mt-2 max-w-prose text-sm text-ink-muted">
      Foto dan pindaian tidak dapat dicari dengan nama: lihat sendiri di{' '}
      <TextLink to={paths.galeri}>Galeri</TextLink>, <TextLink to={paths.berita}>Berita</TextLink>, dan
      progres dapurnya. Yang diubah atau dihapus tetap tercatat di{' '}
      <TextLink to={paths.adminAudit}>Riwayat</TextLink>.
    </p>
  );
}

function FoundRow({ row }: { row: PersonalRow }) {
  const reason = reasonToStay(row);
  return (
    <li className="px-4 py-3 sm:px-5">
      <details>
        <summary className="min-h-9 cursor-pointer content-center font-semibold">
          {`${sourceLabel(row)}, ${formatDate(row.created_at)}`}
        </summary>
        <dl className="mt-2 grid gap-x-8 gap-y-3 pb-2 sm:grid-cols-2">
          {fieldsOf(row).map(({ label, text }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {reason && (
        <p className="text-sm text-ink-soft">
          <span>{`${reason.text} `}</span>
          {reason.place && <TextLink to={reason.place.to}>{reason.place.label}</TextLink>}
        </p>
      )}
    </li>
  );
}

interface ForgetDialogProps {
  address: string;
  rows: PersonalRow[];
  onClose: () => void;
}

/** Asks before everything about an address is deleted. */
function ForgetDialog({ address, rows, onClose }: ForgetDialogProps) {
  const deletable = rows.filter(({ stays }) => !stays);
  const kinds = [...new Set(deletable.map(sourceLabel))].map(
    (kind) =>
      `${formatNumber(deletable.filter((row) => sourceLabel(row) === kind).length)} ${kind.toLowerCase()}`,
  );
  const forget = useForgetPerson(address, deletable);
  const stays = rows.length - deletable.length;

  return (
    <ConfirmDialog
      title="Hapus semua data ini?"
      description={`${formatList(kinds)} tentang ${address} akan dihapus, beserta file proposalnya. Tindakan ini tidak dapat dibatalkan.`}
      note={[
        stays > 0 && `${formatNumber(stays)} data tetap ada; alasannya tertulis di daftar.`,
        'Riwayat hanya mencatat siapa yang menghapus, kapan, dan berapa banyak, tanpa orangnya.',
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel="Hapus Semua"
      variant="danger"
      isBusy={forget.isPending}
      onConfirm={() => forget.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
