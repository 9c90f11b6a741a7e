import { AccessModeForm } from './access-mode-form';
import { AccountList } from './account-list';

/** Who has an account, and who may manage data. */
export function AccountsDesk() {
  return (
    <div className="space-y-10">
      <AccessModeForm />
      <AccountList />
    </div>
  );
}
