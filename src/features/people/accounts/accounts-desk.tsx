import { useDeferredValue, useState } from 'react';
import { lazyDialog } from '@/components/lazy';
import { TextLink } from '@/components/links';
import { FilterField } from '@/components/lists/filter-bar';
import { Loaded } from '@/components/lists/loaded';
import { EmptyState } from '@/components/states';
import { paths } from '@/config/paths';
import { useSession } from '@/features/people/auth/session';
import { formatNumber } from '@/lib/text/format';
import { bareEmail } from '@/lib/text/pasted';
import { choice, isFiltered, search } from '@/lib/url/url-filter';
import { useListParams, useUrlFilter } from '@/lib/url/use-url-filter';
import { AccessModeForm } from './access-mode-form';
import type { AccountAction } from './account-dialogs';
import { AccountRow } from './account-row';
import { type Account, useAccessSettings, useAccounts, useDueAccounts } from './api';
import { useDeviceCounts } from './admin-api';
import { InvitationSection } from './invitation-section';
import { SecondFactorRule } from './second-factor-rule';

/** Who has an account, and who may manage data. */
export function AccountsDesk() {
  return (
    <div className="space-y-10">
      <AccountList />
      <InvitationSection />
      <AccessModeForm />
      <SecondFactorRule />
    </div>
  );
}

const AccountDialogs = lazyDialog(async () => (await import('./account-dialogs')).AccountDialogs);

/** From this many accounts on, a search box is faster than scanning the list. */
const searchFrom = 6;

const filterSchema = { cari: search({ label: 'Cari akun', placeholder: 'Cari email atau nama...' }) };

/** A link of Ringkasan shows only the new accounts that wait for approval. */
const linkSchema = { tampil: choice([{ value: 'menunggu', label: 'Menunggu persetujuan' }]) };

const states = { loading: 'Memuat daftar akun...', failure: 'Daftar akun gagal dimuat.' };

function AccountList() {
  const isNarrowed = isFiltered(useListParams(linkSchema).filter);
  const accounts = useAccounts();
  const due = useDueAccounts(isNarrowed);
  return (
    <Loaded query={accounts} {...states}>
      {(accounts) =>
        isNarrowed ? (
          <Loaded query={due} {...states}>
            {(dueIds) => <LoadedList accounts={accounts} dueIds={dueIds} />}
          </Loaded>
        ) : (
          <LoadedList accounts={accounts} />
        )
      }
    </Loaded>
  );
}

interface LoadedListProps {
  accounts: Account[];
  /** The ids of the accounts to show; all when absent. */
  dueIds?: ReadonlySet<string>;
}

function LoadedList({ accounts, dueIds }: LoadedListProps) {
  const { user } = useSession();
  const { data: devices } = useDeviceCounts();
  const { data: settings } = useAccessSettings();
  const urlFilter = useUrlFilter(filterSchema);
  const { filter } = urlFilter;
  const [action, setAction] = useState<AccountAction | null>(null);
  const wanted = bareEmail(useDeferredValue(filter.cari)).toLowerCase();
  const listed = dueIds ? accounts.filter(({ user_id }) => dueIds.has(user_id)) : accounts;
  const shown = listed.filter(({ email, nama }) => `${email} ${nama ?? ''}`.toLowerCase().includes(wanted));
  const pendingMayManage = settings?.access_mode === 'any_signed_in';
  const adminCount = accounts.filter(({ role }) => role === 'admin').length;

  return (
    <section aria-labelledby="daftar-akun">
      <h2 id="daftar-akun" className="text-2xl">
        Akun
      </h2>
      <p className="mt-1 text-ink-soft">
        {formatNumber(accounts.length)} akun, {formatNumber(adminCount)} di antaranya admin.
      </p>
      {dueIds && (
        <p className="mt-4">
          {listed.length > 0
            ? `${formatNumber(listed.length)} akun baru menunggu persetujuan saat halaman ini dibuka.`
            : 'Tidak ada akun baru yang menunggu persetujuan.'}{' '}
          <TextLink to={paths.adminUsers}>Tampilkan semua akun</TextLink>
        </p>
      )}
      {(listed.length >= searchFrom || filter.cari) && (
        <FilterField urlFilter={urlFilter} name="cari" className="mt-4 max-w-md" />
      )}
      {shown.length > 0 && (
        <ul className="mt-5 divide-y divide-paper-line rounded-2xl border border-paper-line bg-white">
          {shown.map((account) => (
            <AccountRow
              key={account.user_id}
              account={account}
              isOwn={account.user_id === user?.id}
              devices={devices?.get(account.user_id) ?? 0}
              isLastAdmin={account.role === 'admin' && adminCount === 1}
              pendingMayManage={pendingMayManage}
              onAction={setAction}
            />
          ))}
        </ul>
      )}
      {shown.length === 0 && filter.cari && (
        <div className="mt-5">
          <EmptyState title="Akun tidak ditemukan">
            Tidak ada email atau nama yang memuat “{filter.cari.trim()}”.
          </EmptyState>
        </div>
      )}
      {accounts.length === 1 && (
        <p className="mt-4 max-w-prose text-ink-soft">
          Baru akun Anda yang terdaftar. Undang rekan kerja lewat email, atau mintalah mereka mendaftar
          melalui tombol Login Admin; mereka lalu muncul di daftar ini.
        </p>
      )}
      {action && (
        <AccountDialogs action={action} pendingMayManage={pendingMayManage} onClose={() => setAction(null)} />
      )}
    </section>
  );
}
