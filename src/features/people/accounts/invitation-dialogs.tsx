import { useId } from 'react';
import * as v from 'valibot';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { FormDialog } from '@/components/form-dialog';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/components/ui/email-field';
import { SelectField, TextField } from '@/components/ui/field';
import { clearDraft, type DraftName, keptId } from '@/lib/forms/draft';
import { optionalLine, requiredEmail } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import type { Invitation } from './admin-api';
import { useInvite, useWithdrawInvitation } from './mutations';
import { givenRoles } from './roles';

export type InvitationAction =
  | { kind: 'invite'; earlier?: Invitation }
  | { kind: 'withdraw'; invitation: Invitation };

export function InvitationDialogs({ action, onClose }: { action: InvitationAction; onClose: () => void }) {
  return action.kind === 'invite' ? (
    <InviteDialog earlier={action.earlier} onClose={onClose} />
  ) : (
    <WithdrawDialog invitation={action.invitation} onClose={onClose} />
  );
}

const schema = v.object({
  email: requiredEmail('Email wajib diisi.'),
  nama: optionalLine(200),
  role: v.picklist(givenRoles.map(({ value }) => value)),
});

/** Invites somebody, or invites somebody again who has not answered. */
function InviteDialog({ earlier, onClose }: { earlier?: Invitation; onClose: () => void }) {
  const invite = useInvite();
  const formId = useId();
  const draft: DraftName = `invitation:${earlier?.id ?? 'new'}`;
  const form = useSchemaForm({
    schema,
    values: { email: earlier?.email ?? '', nama: earlier?.nama ?? '', role: earlier?.role ?? 'pengelola' },
    draft,
    isBusy: invite.isPending,
    onSubmit(input, done) {
      // Other values are another invitation, with an id of its own, even if the answer to the first was lost.
      const attempt: DraftName = `${draft}:${JSON.stringify(input)}`;
      invite.mutate(
        { ...input, id: keptId(attempt) },
        {
          onSuccess() {
            done();
            clearDraft(attempt);
            onClose();
          },
        },
      );
    },
  });
  return (
    <FormDialog
      title={earlier ? 'Undang Lagi' : 'Undang lewat Email'}
      description={
        earlier
          ? 'Tautan yang dulu tidak berlaku lagi begitu yang baru dikirim.'
          : 'Tautannya berlaku 7 hari, hanya untuk alamat ini.'
      }
      form={{ ...form, failure: invite.error }}
      submit={{
        formId,
        buttons: (
          <Button type="submit" form={formId} busy={form.isBusy}>
            {form.isBusy ? 'Mengirim...' : 'Kirim Undangan'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      <EmailField label="Email" autoComplete="off" required {...form.field('email')} />
      <TextField label="Nama" autoComplete="off" {...form.field('nama')} />
      <SelectField
        label="Peran"
        required
        hint={givenRoles.map(({ label, explanation }) => `${label} ${explanation}.`).join(' ')}
        {...form.choice('role')}
      >
        {givenRoles.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function WithdrawDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const withdraw = useWithdrawInvitation();
  return (
    <ConfirmDialog
      title="Tarik undangan?"
      description={`Tautan yang dikirim ke ${invitation.email} tidak akan berlaku lagi.`}
      confirmLabel="Tarik Undangan"
      variant="danger"
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(invitation, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
