import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { requiredEmail, requiredLine } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { searchKey } from '@/lib/text/search-key';
import { bareNumber } from '@/lib/text/typed-phone';
import { usePersonalData } from './api';
import { useWithdrawals } from '@/features/shared/publishing/api';
import { WithdrawalsNotice } from '@/features/shared/publishing/withdrawals-notice';
import { FoundRows } from './found-rows';
import { personalDataMessages } from './messages';

const { personMissing, personTooShort } = personalDataMessages;

const isLongEnough = (text: string) =>
  /^[-+().\s\d/]+$/.test(text) ? text.replace(/\D/g, '').length >= 6 : searchKey(text).length >= 3;

const nameOrPhone = v.pipe(
  v.string(),
  v.transform(bareNumber),
  requiredLine(personMissing, 254),
  v.check(isLongEnough, personTooShort),
);

const schema = v.object({
  person: v.lazy<v.GenericSchema<string, string>>((typed) =>
    String(typed).includes('@') ? requiredEmail(personMissing) : nameOrPhone,
  ),
});

/**
 * Finds what is kept about a person; a link from a request in the inbox carries the sender's address in the history
 * entry, not in the URL.
 */
export function PersonalDataDesk() {
  const { state } = useLocation();
  const brought = typeof state?.address === 'string' ? state.address : '';
  const [address, setAddress] = useState(brought);
  const query = usePersonalData(address);
  const form = useSchemaForm({
    schema,
    values: { person: brought },
    draft: null,
    isBusy: false,
    onSubmit({ person }) {
      if (person === address) void query.refetch();
      setAddress(person);
    },
  });

  return (
    <div className="max-w-4xl space-y-8">
      <WithdrawalsNotice query={useWithdrawals()} />
      <form {...form.props} aria-label="Cari data pribadi" className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label="Email, telepon, atau nama"
            required
            autoComplete="off"
            hint="Seluruhnya, seperti ditulis pengirim; huruf besar dan spasi tidak berpengaruh. Setiap pencarian dicatat di Riwayat. Hanya email atau nomor telepon yang cukup untuk menghapus."
            {...form.field('person')}
          />
        </div>
        <Button type="submit" className="sm:mt-7.5">
          <Search aria-hidden="true" className="size-5" />
          Cari data
        </Button>
      </form>
      {address && <FoundRows key={address} address={address} query={query} />}
    </div>
  );
}
