import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decision, decide, deleteMail, mailsKey } from './api';
import { type Mail, recipientOf } from './mail';
import { mailMessages } from './messages';

/** Sends a mail again, or takes it as sent. */
export function useDecide() {
  return useMutation({
    mutationFn: decide,
    meta: {
      reloads: [mailsKey],
      success: (_: unknown, { mail, decision }: { mail: Mail; decision: Decision }) =>
        decision === 'resend_mail'
          ? mailMessages.resent(recipientOf(mail))
          : mailMessages.accepted(recipientOf(mail)),
      failure: mailMessages.notDecided,
    },
  });
}

/** Deletes a mail, which is not sent then. */
export function useDeleteMail() {
  const [unknownIds] = useState(() => new Set<string>());
  return useMutation({
    mutationFn: (mail: Mail, context) => deleteMail(mail, unknownIds, context),
    meta: {
      reloads: [mailsKey],
      success: (isDeleted: unknown, mail: Mail) =>
        isDeleted ? mailMessages.deleted(recipientOf(mail)) : mailMessages.deletedBefore,
      failure: mailMessages.notDeleted,
    },
  });
}
