import { TextLink } from '@/components/links';
import { Button } from '@/components/ui/button';
import { anchors } from '@/config/paths';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDateTime } from '@/lib/text/format';
import { useBuilt, useDeployHook, useRevision } from './api';
import { isBuildLate } from './content-state';
import { useRequestBuild } from './mutations';

/**
 * What visitors see and the host has not built, null when it has all: also a build that was asked for and should be there by now, as the
 * host tells the site of none that failed.
 */
export function useMissingBuild(enabled = true) {
  const { data: revision } = useRevision();
  const { data: built } = useBuilt();
  const { data: hook } = useDeployHook(enabled);
  if (!enabled || revision === undefined || built === undefined) return null;
  const { startedAt } = built;
  const requestedAt = hook?.last_requested_at;
  const isUnbuilt = revision > built.revision;
  const isAsked = requestedAt && (startedAt ? Date.parse(requestedAt) > Date.parse(startedAt) : isUnbuilt);
  const lateSince = isAsked && isBuildLate(requestedAt, serverNow()) ? requestedAt : null;
  return isUnbuilt || lateSince ? { hook, lateSince } : null;
}

/** Says that visitors see more than the host has built, and what to do about it; nothing otherwise. */
export function PublishNotice() {
  const missing = useMissingBuild();
  const build = useRequestBuild();
  if (!missing) return null;
  const { hook, lateSince } = missing;

  return (
    <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4">
      <div className="max-w-prose min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          {lateSince
            ? `Belum terbit penuh sejak ${formatDateTime(lateSince)}`
            : 'Ada perubahan yang belum terbit penuh'}
        </p>
        <p className="mt-1 text-ink-soft">{lateSince ? lateText : freshText}</p>
      </div>
      {hook ? (
        <Button variant="outline" busy={build.isPending} onClick={() => build.mutate()}>
          Perbarui situs
        </Button>
      ) : (
        <TextLink to={anchors.publishing}>Cara memperbarui situs</TextLink>
      )}
    </output>
  );
}

const freshText =
  'Pengunjung sudah melihatnya. Google dan pratinjau tautan menyusul setelah situs diperbarui.';

const lateText =
  'Pembaruan situs sudah diminta, tetapi belum selesai. Lihat pembaruan (deploy) terakhir di dasbor penyedia hosting. Bila gagal, kirim pesannya ke pengembang; bila tidak ada, periksa tautan pembaruan, lalu tekan Perbarui situs.';
