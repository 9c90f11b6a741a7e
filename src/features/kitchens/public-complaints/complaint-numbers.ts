import { formatDate, formatNumber } from '@/lib/text/format';
import type { ComplaintNumbers } from './api';
import { kitchenCategories } from './categories';
import { answerDays, settleDays } from './content';

/** The numbers of complaints of the last 12 months as sentences. */
interface ComplaintWords {
  /** The day of the numbers: 'Per Senin, 23 November 2026:' */
  asOf: string | undefined;
  /** Complaints that were not answered in time, which come first; undefined for none. */
  overdue: string | undefined;
  total: string;
  details: string[];
}

const complaints = (count: number) => `${formatNumber(count)} keluhan`;

/** The numbers as sentences, those of 0 left out. @param about - what the complaints are about: 'tentang dapur ini' */
export function complaintWords(numbers: ComplaintNumbers, about: string): ComplaintWords {
  const {
    jumlah,
    dijawab,
    dijawab_tepat_waktu: inTime,
    median_hari: median,
    dibuka_lagi: reopened,
  } = numbers;
  const { selesai_tepat_waktu: settled, belum_selesai_lewat_tenggat: unsettled, disaring } = numbers;
  const { per, belum_dijawab_lewat_tenggat: overdue } = numbers;
  const waiting = jumlah - dijawab - overdue;
  const details = [
    inTime > 0 && `${formatNumber(inTime)} dijawab sebelum tenggat ${answerDays} hari kerja`,
    dijawab > inTime && `${formatNumber(dijawab - inTime)} dijawab setelah tenggat lewat`,
    waiting > 0 && `${formatNumber(waiting)} belum dijawab, tenggatnya belum lewat`,
    median !== null &&
      (median === 0
        ? 'biasanya dijawab pada hari yang sama'
        : `biasanya dijawab setelah ${formatNumber(median)} hari`),
    settled > 0 && `${formatNumber(settled)} selesai dalam ${settleDays} hari`,
    unsettled > 0 && `${formatNumber(unsettled)} belum selesai setelah ${settleDays} hari`,
    reopened > 0 && `${formatNumber(reopened)} dibuka lagi oleh pengirimnya`,
    disaring > 0 && `disaring: ${formatNumber(disaring)} (bukan keluhan sungguhan, tidak ikut dihitung)`,
  ];
  return {
    asOf: per === null ? undefined : `Per Senin, ${formatDate(per)}:`,
    overdue:
      overdue > 0 ? `${complaints(overdue)} belum dijawab setelah ${answerDays} hari kerja` : undefined,
    total:
      jumlah > 0
        ? `${complaints(jumlah)} ${about} dalam 12 bulan terakhir.`
        : `Belum ada keluhan ${about} dalam 12 bulan terakhir.`,
    details: details.filter((detail) => detail !== false),
  };
}

/** The number of complaints of each category, the most frequent first; empty where the database tells none. */
export const countsByCategory = ({ per_kategori }: Pick<ComplaintNumbers, 'per_kategori'>) =>
  kitchenCategories
    .map(({ value, label }) => ({ label, count: per_kategori?.[value] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
