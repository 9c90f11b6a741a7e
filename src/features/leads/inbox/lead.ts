import { complaintCategories, isHarm } from '@/features/kitchens/public-complaints/categories';
import { opportunityTitles } from '@/features/leads/opportunities/opportunity';
import type { DraftName } from '@/lib/forms/draft';
import type { Tables } from '@/lib/supabase/database.types';
import { isOverdue } from '@/lib/text/deadline';

/** The tables that the inbox shows, with their labels. */
export const leadKinds = [
  { value: 'contact_messages', label: 'Pesan', slug: 'pesan' },
  { value: 'partnership_applications', label: 'Pengajuan', slug: 'pengajuan' },
  { value: 'keluhan', label: 'Keluhan', slug: 'keluhan' },
] as const;

export type LeadKind = (typeof leadKinds)[number]['value'];

/** The statuses of all kinds of leads. */
export const leadStatuses = [
  'Baru',
  'Ditinjau',
  'Dihubungi',
  'Diterima',
  'Ditolak',
  'Diperiksa',
  'Ditindaklanjuti',
  'Selesai',
] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses of a message or application, in their usual order. */
export const messageStatuses: readonly LeadStatus[] = [
  'Baru',
  'Ditinjau',
  'Dihubungi',
  'Diterima',
  'Ditolak',
  'Selesai',
];

/** The statuses of a complaint, in their usual order. */
export const complaintStatuses: readonly LeadStatus[] = ['Baru', 'Diperiksa', 'Ditindaklanjuti', 'Selesai'];

export const statusesOf = (kind: LeadKind): readonly LeadStatus[] =>
  kind === 'keluhan' ? complaintStatuses : messageStatuses;

/** The statuses that the form offers: a complaint that somebody writes about is not new any more. */
export const offeredStatuses = (kind: LeadKind) =>
  statusesOf(kind).filter((status) => kind !== 'keluhan' || status !== 'Baru');

/** What people may ask for about their personal data, with the words of the inbox. */
export const dataRequests = [
  { value: 'akses', label: 'Melihat data' },
  { value: 'perbaikan', label: 'Memperbaiki data' },
  { value: 'hapus', label: 'Menghapus data' },
] as const;

/** The statuses after which nothing is to be answered. */
export const closedStatuses: readonly LeadStatus[] = ['Selesai', 'Ditolak'];

/** The columns that only applications have, with the labels of the inbox and of its CSV file. */
export const applicationColumns = [{ key: 'company_name', label: 'Perusahaan' }] as const;

export const complaintColumns = [
  'sppg_name',
  'kode_sppg',
  'kategori',
  'hari',
  'sekolah',
  'foto',
  'bernama',
  'banyak_sekaligus',
  'dihitung',
  'dijawab_pada',
  'dibuka_lagi',
  'tenggat_selesai',
  'selesai_pada',
  'berkontak',
  'hanya_admin',
  'alamat_sama',
  'disaring',
] as const;

/** Why admins take complaints out of the public count, by the database's word. */
export const abuseReasons = [
  { value: 'berulang', label: 'Dikirim berulang oleh orang yang sama' },
  { value: 'iklan', label: 'Iklan atau penipuan' },
  { value: 'bukan_keluhan', label: 'Bukan keluhan' },
  { value: 'uji_coba', label: 'Uji coba' },
] as const;

export type AbuseReason = (typeof abuseReasons)[number]['value'];

type ViewRow = Tables<'leads'>;
type FilledColumn = 'id' | 'created_at' | 'came_at';
type OptionalColumn =
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | (typeof applicationColumns)[number]['key']
  | 'opportunity_id'
  | 'message'
  | 'document_url'
  | 'note'
  | 'kode_lacak'
  | 'pesan_publik'
  | 'handled_at'
  | 'handler_email'
  | 'assigned_to'
  | 'assignee_email'
  | 'jenis_permintaan'
  | 'due_at'
  | (typeof complaintColumns)[number];

/** A row of the view. PostgreSQL declares every column of a view nullable; this type follows the tables behind it. */
export type Lead = Pick<ViewRow, OptionalColumn> & { [Column in FilledColumn]: string } & {
  kind: LeadKind;
  status: LeadStatus;
};

/** The name of the draft that keeps what was typed about a lead. */
export const leadDraft = ({ id }: { id: string }): DraftName => `lead:${id}`;

const titles: Record<string, string> = {
  investasi_sppg: opportunityTitles['investasi-sppg'],
  kemitraan_rantai_pasok: opportunityTitles['rantai-pasok'],
  investasi_peralatan: opportunityTitles['investasi-peralatan'],
};

/** What a lead is about: the message's subject, the opportunity's title or the complaint's category. */
export function leadTopic({
  subject,
  opportunity_id,
  kategori,
}: Pick<Lead, 'subject' | 'opportunity_id' | 'kategori'>): string {
  if (kategori) return complaintCategories.find(({ value }) => value === kategori)?.label ?? kategori;
  return subject ?? (opportunity_id ? (titles[opportunity_id] ?? opportunity_id) : '');
}

/** The sender of a lead; for a complaint, whose sender stays unnamed, its kitchen. */
export const leadName = ({ kind, name, sppg_name, kode_sppg }: Lead) =>
  (kind === 'keluhan' ? (sppg_name ?? kode_sppg ?? 'Dapur tidak diketahui') : name) ?? '';

/** A lead in a sentence: 'Kiriman dari Arum', 'Keluhan tentang SPPG Tugu'. */
export const leadInWords = (lead: Lead) =>
  `${lead.kind === 'keluhan' ? 'Keluhan tentang' : 'Kiriman dari'} ${leadName(lead)}`;

/** Whether a complaint came with many others at once, and does not count in public until an admin has looked at it. */
export const isUncounted = ({ banyak_sekaligus, dihitung }: Lead) => banyak_sekaligus === true && !dihitung;

/** The ids of the opportunities whose title matches. */
export function opportunityIdsTitled(pattern: RegExp): string[] {
  return Object.keys(titles).filter((id) => pattern.test(titles[id] ?? ''));
}

/** The request of a message in a few words, 'Melihat data'; undefined for an ordinary message. */
export function dataRequestLabel({ jenis_permintaan }: Pick<Lead, 'jenis_permintaan'>): string | undefined {
  return dataRequests.find(({ value }) => value === jenis_permintaan)?.label;
}

/** Whether a public text can be written about a complaint: its kitchen has a page, and it tells of no harm. */
export const hasPublicText = ({ kode_sppg, kategori }: Lead) =>
  Boolean(kode_sppg && kategori) && !isHarm(kategori);

/** Whether a complaint's sender has opened it again and still waits for an answer. */
export const isReopened = ({ dibuka_lagi, dijawab_pada }: Lead) => Boolean(dibuka_lagi) && !dijawab_pada;

/** Whether a complaint was answered, and is not settled in the time for that. */
export const isUnsettled = ({ dijawab_pada, selesai_pada, tenggat_selesai }: Lead, now: number) =>
  Boolean(dijawab_pada && !selesai_pada && tenggat_selesai && isOverdue(tenggat_selesai, now));

/**
 * The deadline of a complaint or a request about personal data; undefined once it is answered, and for anything else.
 */
export function openUntil({
  due_at,
  status,
  dijawab_pada,
}: Pick<Lead, 'due_at' | 'status' | 'dijawab_pada'>): string | undefined {
  return due_at && !dijawab_pada && !closedStatuses.includes(status) ? due_at : undefined;
}

/** The label of a kind: 'Pesan', 'Pengajuan' or 'Keluhan'. */
export function leadKindLabel(kind: LeadKind): string {
  return leadKinds.find(({ value }) => value === kind)?.label ?? kind;
}

/**
 * The only paths that uploads make; the database checks the same. The storage client puts a path into the URL of its
 * request unchanged: with '..', '%2e%2e' or '\' an admin's token would be sent to a URL of the sender's choice.
 */
const uploadedPath =
  /\/collaboration_documents\/(partnership_proposals\/(?:investasi_sppg|kemitraan_rantai_pasok|investasi_peralatan)\/(?:anonymous|[-0-9a-f]{36})\/[0-9]+_[-A-Za-z0-9_]+\.(?:pdf|docx?|xlsx?))$/i;

/** A proposal's path in its bucket, from its public URL; null when no upload makes such a URL. */
export function proposalPath(documentUrl: string): string | null {
  return uploadedPath.exec(documentUrl)?.[1] ?? null;
}

/** 'partnership_proposals/investasi_sppg/anonymous/1795_Profil.pdf' -> 'Profil.pdf'. */
export function proposalFileName(path: string): string {
  return path.replace(/^.*\//, '').replace(/^\d+_/, '');
}
