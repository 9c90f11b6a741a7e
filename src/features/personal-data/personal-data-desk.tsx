import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { requiredEmail } from '@/lib/forms/text-rules';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { usePersonalData } from './api';
import { WithdrawalsNotice } from '@/features/publishing/withdrawals-notice';
import { FoundRows } from './found-rows';
import { personalDataMessages } from './messages';

const schema = v.object({ email: requiredEmail(personalDataMessages.emailMissing) });

/** Finds what is kept about an address; a request in the inbox brings its own along, in the history entry. */
export function PersonalDataDesk() {
  const { state } = useLocation();
  const brought = typeof state?.address === 'string' ? state.address : '';
  const [address, setAddress] = useState(brought);
  const query = usePersonalData(address);
  const form = useSchemaForm({
    schema,
    values: { email: brought },
    draft: null,
    isBusy: false,
    onSubmit({ email }) {
      if (email === address) void query.refetch();
      setAddress(email);
    },
  });

  return (
    <div className="max-w-4xl space-y-8">
      <WithdrawalsNotice />
      <form {...form.props} aria-label="Cari data pribadi" className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label="Alamat email"
            required
            type="email"
            inputMode="email"
            autoComplete="off"
            hint="Huruf besar dan spasi tidak berpengaruh."
            {...form.field('email')}
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
