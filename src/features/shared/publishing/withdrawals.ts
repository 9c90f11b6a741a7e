import { tables } from '@/features/tables';
import { formatList, formatNumber } from '@/lib/text/format';
import type { BuildWarning, Withdrawal } from './api';

/** The noun for the rows of each table that a build reads. */
const withdrawnNouns: Record<string, string> = Object.fromEntries(
  [...tables].flatMap(([name, { withdrawnNoun }]) => (withdrawnNoun ? [[name, withdrawnNoun]] : [])),
);

/** The withdrawn rows in words: '1 narahubung dan 3 SPPG'. */
export function withdrawnText(withdrawals: Withdrawal[]): string {
  const amounts = new Map<string, number>();
  for (const { source, amount } of withdrawals) amounts.set(source, (amounts.get(source) ?? 0) + amount);
  return formatList(
    [...amounts].map(([source, amount]) => `${formatNumber(amount)} ${withdrawnNouns[source] ?? source}`),
  );
}

/** A warning of the latest build in words for admins; the reason for a page that is left out is the build's. */
export function warningText({ kind, paths, detail }: BuildWarning): string {
  const pages = formatList(paths);
  switch (kind) {
    case 'left-out':
      return `${pages} tidak dapat dibuat, jadi belum ada di situs yang dibangun. Alasannya: ${detail}`;
    case 'missing-file':
      return `${pages} menunjuk file ${detail}, yang tidak ada di situs.`;
    case 'same-title':
      return `${pages} berjudul sama: “${detail}”.`;
    case 'same-description':
      return `${pages} berketerangan sama: “${detail}”.`;
    default:
      return `${pages}: ${detail}`;
  }
}
