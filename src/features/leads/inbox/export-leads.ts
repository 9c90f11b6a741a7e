import { formatTrackingCode } from '@/features/leads/tracking/tracking-code';
import type { CsvCell } from '@/lib/files/csv';
import type { CallContext } from '@/lib/supabase/client';
import { formatSortableTime } from '@/lib/text/format-time';
import { parsePhone } from '@/lib/text/phone';
import { noteExport } from './admin-api';
import { fetchAllLeads } from './api';
import {
  applicationColumns,
  dataRequestLabel,
  type Lead,
  leadKindLabel,
  leadTopic,
  proposalFileName,
  proposalPath,
} from './lead';
import type { LeadFilter } from './lead-filter';

const columns: { title: string; cell: (lead: Lead) => CsvCell }[] = [
  { title: 'Diterima', cell: ({ created_at }) => formatSortableTime(created_at) },
  { title: 'Jenis', cell: ({ kind }) => leadKindLabel(kind) },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Nama', cell: ({ name }) => name },
  ...applicationColumns.map(({ key, label }) => ({ title: label, cell: (lead: Lead) => lead[key] })),
  { title: 'Perihal', cell: leadTopic },
  { title: 'Email', cell: ({ email }) => email },
  // The hyphens keep spreadsheets from dropping the leading zero.
  { title: 'Telepon', cell: ({ phone }) => phone && (parsePhone(phone)?.text ?? phone) },
  { title: 'Pesan', cell: ({ message }) => message },
  { title: 'Proposal', cell: ({ document_url }) => document_url && proposalName(document_url) },
  { title: 'Permintaan data pribadi', cell: (lead) => dataRequestLabel(lead) ?? null },
  { title: 'Tenggat', cell: ({ due_at }) => due_at && formatSortableTime(due_at) },
  { title: 'Ditugaskan ke', cell: ({ assignee_email }) => assignee_email },
  { title: 'Catatan internal', cell: ({ note }) => note },
  { title: 'Pesan untuk pengirim', cell: ({ pesan_publik }) => pesan_publik },
  { title: 'Ditangani oleh', cell: ({ handler_email }) => handler_email },
  { title: 'Ditangani pada', cell: ({ handled_at }) => handled_at && formatSortableTime(handled_at) },
  { title: 'Dapur', cell: ({ sppg_name }) => sppg_name },
  { title: 'Kode dapur', cell: ({ kode_sppg }) => kode_sppg },
  { title: 'Hari kejadian', cell: ({ hari }) => hari },
  { title: 'Sekolah', cell: ({ sekolah }) => sekolah },
  { title: 'Dijawab', cell: ({ dijawab_pada }) => dijawab_pada && formatSortableTime(dijawab_pada) },
  { title: 'Dibuka lagi', cell: ({ dibuka_lagi }) => dibuka_lagi },
  // The hyphens keep spreadsheets from reading a number.
  { title: 'Kode lacak', cell: ({ kode_lacak }) => kode_lacak && formatTrackingCode(kode_lacak) },
];

function proposalName(documentUrl: string): string {
  return proposalFileName(proposalPath(documentUrl) ?? documentUrl);
}

/** All leads that match the filter, one row each below the titles; the audit trail has it that they were taken out. */
export async function leadTable(filter: LeadFilter, context: CallContext): Promise<CsvCell[][]> {
  const leads = await fetchAllLeads(filter, context);
  await noteExport(leads.length, filter, context);
  return [columns.map(({ title }) => title), ...leads.map((lead) => columns.map(({ cell }) => cell(lead)))];
}
