import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decision, decide, mailsKey } from './api';
import { type Mail, recipientOf } from './mail';
import { mailsTable } from './mail-columns';
import { deleteRow } from '@/lib/supabase/write-rows';
import { done } from '@/lib/toasts/toast-message';

/** Sends a mail again, or takes it as sent. */
export function useDecide() {
  return useMutation({
    mutationFn: decide,
    meta: {
      reloads: [mailsKey],
      success: (_: unknown, { mail, decision }: { mail: Mail; decision: Decision }) =>
        decision === 'resend_mail'
          ? done('Surat Dikirim Lagi', `Surat untuk ${recipientOf(mail)} dikirim dalam beberapa menit.`)
          : done('Dicatat Terkirim', `Surat untuk ${recipientOf(mail)} dianggap sudah sampai.`),
      failure: { title: 'Keputusan Gagal Disimpan' },
    },
  });
}

/** Deletes a mail, which is not sent then. */
export function useDeleteMail() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: ({ id }: Mail, context) => deleteRow(mailsTable, id, unknownIds, context),
    meta: {
      reloads: [mailsKey],
      success: (isDeleted: unknown, mail: Mail) =>
        isDeleted
          ? done('Surat Dihapus', `Surat untuk ${recipientOf(mail)} telah dihapus.`)
          : { title: 'Sudah Dihapus', description: 'Surat ini sudah dihapus admin lain.' },
      failure: { title: 'Gagal Menghapus Surat' },
    },
  });
}
