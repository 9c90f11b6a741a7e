import { TextLink } from '@/components/links';
import { Loaded } from '@/components/lists/loaded';
import { Card } from '@/components/ui/card';
import { CheckField } from '@/components/ui/check-field';
import { paths } from '@/config/paths';
import { useSession } from '@/features/people/auth/session';
import { useAccess } from '@/features/people/auth/use-access';
import { type OwnMails, useOwnMails } from './api';
import { useChooseMails } from './mutations';

/** Which mails of the site the own account gets; nothing for accounts that get none. */
export function MailChoices() {
  const { user } = useSession();
  const { isAdmin } = useAccess();
  const query = useOwnMails(user?.id);
  if (query.data && !['admin', 'pengelola'].includes(query.data.role)) return null;
  return (
    <Card>
      <h2 className="mb-4 text-xl">Email dari situs</h2>
      <Loaded query={query} loading="Memuat pilihan..." failure="Pilihan email gagal dimuat.">
        {(own) => <Choices own={own} />}
      </Loaded>
      {isAdmin && (
        <p className="mt-4">
          <TextLink to={paths.adminMails}>Surat yang dikirim situs</TextLink>
        </p>
      )}
    </Card>
  );
}

function Choices({ own }: { own: OwnMails }) {
  const { mutate, isPending, variables } = useChooseMails();
  const { wants_lead_mails, wants_complaint_mails, wants_incident_mails, wants_certificate_mails } = isPending
    ? variables
    : own;

  /** Choices are saved one after the other: the second press waits for the answer to the first. */
  function choose(change: Partial<OwnMails>) {
    if (!isPending) mutate({ ...own, ...change });
  }

  return (
    <fieldset aria-label="Kabari saya lewat email" aria-busy={isPending} className="space-y-3">
      {own.role === 'admin' && (
        <CheckField
          label="Kabari saya lewat email bila ada pesan atau pengajuan baru"
          hint="Paling banyak satu email dalam 10 menit, tanpa data pengirimnya."
          checked={wants_lead_mails}
          onChange={({ target }) => choose({ wants_lead_mails: target.checked })}
        />
      )}
      <CheckField
        label="Kabari saya lewat email bila ada keluhan tentang dapur"
        hint="Juga bila pengirimnya menulis lagi. Paling banyak satu email dalam 10 menit."
        checked={wants_complaint_mails}
        onChange={({ target }) => choose({ wants_complaint_mails: target.checked })}
      />
      <CheckField
        label="Kabari saya lewat email bila ada kejadian di dapur"
        hint="Segera setelah pengelola atau admin lain melaporkannya."
        checked={wants_incident_mails}
        onChange={({ target }) => choose({ wants_incident_mails: target.checked })}
      />
      <CheckField
        label="Kabari saya lewat email sebelum sertifikat habis"
        hint="60, 28, dan 14 hari sebelumnya, dalam satu email."
        checked={wants_certificate_mails}
        onChange={({ target }) => choose({ wants_certificate_mails: target.checked })}
      />
    </fieldset>
  );
}
