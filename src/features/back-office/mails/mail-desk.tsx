import { useState } from 'react';
import { DeleteDialog } from '@/components/confirm-dialog';
import { FilterBar } from '@/components/lists/filter-bar';
import { PagedList, RowList } from '@/components/lists/paged-list';
import { EmptyState } from '@/components/states';
import { isFiltered } from '@/lib/url/url-filter';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { mailPageSize, useMailPage } from './api';
import { type Mail, mailFilterSchema, recipientOf } from './mail';
import { MailRow } from './mail-row';
import { useDeleteMail } from './mutations';

/** The mails that the site has sent, or will send. */
export function MailDesk() {
  const { filter, page } = useListParams(mailFilterSchema);
  const query = useMailPage(filter, page);
  const remove = useDeleteMail();
  const [deleting, setDeleting] = useState<Mail | null>(null);

  return (
    <>
      <FilterBar
        urlFilter={useUrlFilter(mailFilterSchema)}
        label="Saring surat"
        className="mb-6 grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start"
      />
      <PagedList
        label="Surat"
        query={query}
        rowsOf={({ mails }) => mails}
        page={page}
        pageSize={mailPageSize}
        noun="surat"
        loading="Memuat surat..."
        failure="Surat gagal dimuat."
        empty={
          isFiltered(filter) ? (
            <EmptyState title="Tidak ada surat dalam keadaan ini">
              Pilih keadaan lain, atau tekan Reset.
            </EmptyState>
          ) : (
            <EmptyState title="Belum ada surat">
              Surat muncul di sini ketika ada kiriman baru, jawaban, undangan, atau sertifikat yang segera
              habis.
            </EmptyState>
          )
        }
        renderRows={(mails) => (
          <RowList>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} onDelete={() => setDeleting(mail)} />
            ))}
          </RowList>
        )}
      />
      {deleting && (
        <DeleteDialog
          title="Hapus surat ini?"
          description={`Surat untuk ${recipientOf(deleting)} tidak akan dikirim dan hilang dari daftar ini.`}
          row={deleting}
          remove={remove}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
