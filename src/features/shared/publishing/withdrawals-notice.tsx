import { TextLink } from '@/components/links';
import { Button } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { useAccess } from '@/features/people/auth/use-access';
import { formatDateTime } from '@/lib/text/format';
import { useDeployHook, type useWithdrawals } from './api';
import { useRequestBuild } from './mutations';
import { withdrawnText } from './withdrawals';

const notOut =
  'Yang membuka situs dengan JavaScript tidak melihatnya lagi. Mesin pencari, pratinjau tautan, dan peramban tanpa JavaScript masih membacanya sampai situs diperbarui.';

/** Says which rows were deleted or withdrawn and are still in the built pages, and since when; nothing otherwise. */
export function WithdrawalsNotice({ query }: { query: ReturnType<typeof useWithdrawals> }) {
  const { data: withdrawals, error } = query;
  const { isAdmin } = useAccess();
  if (error && !withdrawals)
    return (
      <p role="alert" className="font-semibold text-danger-600">
        Belum dapat dipastikan apakah yang sudah dihapus masih ada di halaman yang dibangun.
      </p>
    );
  const [first] = withdrawals ?? [];
  if (!withdrawals || !first) return null;
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4">
      <div className="max-w-prose min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          {`Belum hilang dari halaman yang dibangun sejak ${formatDateTime(first.withdrawn_at)}: ${withdrawnText(withdrawals)} yang dihapus, ditarik, atau diganti`}
        </p>
        <p className="mt-1 text-ink-soft">{notOut}</p>
      </div>
      {isAdmin ? <BuildAgain /> : <p>Minta admin memperbarui situs.</p>}
    </output>
  );
}

function BuildAgain() {
  const { data: hook } = useDeployHook();
  const build = useRequestBuild();
  if (hook === undefined) return null;
  if (!hook) return <TextLink to={anchors.publishing}>Cara memperbarui situs</TextLink>;
  return (
    <div>
      {hook.last_requested_at && (
        <p className="mb-2 text-sm text-ink-soft">{`Terakhir diminta: ${formatDateTime(hook.last_requested_at)}.`}</p>
      )}
      <Button variant="outline" busy={build.isPending} onClick={() => build.mutate()}>
        Perbarui situs
      </Button>
    </div>
  );
}
