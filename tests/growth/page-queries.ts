/** A query that the API runs for a page, and the index that it must use. */
export interface PageQuery {
  title: string;
  role: 'anon' | 'authenticated';
  sql: string;
  index: string;
  /** The tables that the query needs as a whole. */
  wholeTables?: string[];
}

/** These ids are those of rows in growth.sql. */
export const ADMIN = 'e1000000-0000-4000-8000-000000000001';
const FOUNDATION = 'a1000000-0000-4000-8000-000000000042';

const leadTables = ['contact_messages', 'partnership_applications'];

/** The filters of the inbox, without the text search, which reads all rows. */
const leadFilters = [
  { title: 'all of it', where: '', column: 'created_at_id' },
  { title: 'unread', where: `where status = 'Baru'`, column: 'status_created_at' },
  {
    title: 'in a week',
    where: `where created_at >= '2026-03-01' and created_at < '2026-03-08'`,
    column: 'created_at_id',
  },
];

/** The topics of admin_summary, and the tables that each reads. */
export const summaryTopics = {
  leads_waiting: leadTables,
  leads_today: leadTables,
  leads_yesterday: leadTables,
  data_requests_overdue: ['contact_messages'],
  data_requests_open: ['contact_messages'],
  complaints_overdue: ['keluhan'],
  complaints_open: ['keluhan'],
  complaints_reopened: ['keluhan'],
  complaints_unsettled: ['keluhan'],
  complaints_crowd: ['keluhan'],
  complaints_many: ['keluhan', 'sppg_disebut'],
  // The audit trail within private.sppg_changed_at.
  sppg_untouched: ['sppg', 'sppg_disebut'],
  contacts_missing: ['regional_contacts', 'wilayah'],
  accounts_pending: ['access_settings', 'accounts'],
  access_mode_open: ['access_settings'],
  own_admin_missing: ['accounts'],
  seeded_admin_present: ['accounts'],
  certificates_expired: ['sppg', 'sppg_sertifikat'],
  certificates_expiring_7: ['sppg', 'sppg_sertifikat'],
  certificates_expiring_30: ['sppg', 'sppg_sertifikat'],
  certificates_expiring_60: ['sppg', 'sppg_sertifikat'],
  certificates_endless: ['sppg', 'sppg_sertifikat'],
  slhs_missing: ['sppg', 'sppg_disebut', 'sppg_penghentian', 'sppg_perkembangan', 'sppg_sertifikat'],
  progress_doubtful: ['sppg', 'sppg_disebut', 'sppg_penghentian'],
  incidents_overdue: ['sppg_disebut', 'sppg_kejadian'],
  sppg_suspended: ['sppg', 'sppg_penghentian'],
  sppg_unconfirmed: ['sppg', 'sppg_disebut'],
  documents_unconfirmed: ['program_documents'],
  district_missing: ['sppg'],
  schools_missing: ['sppg', 'sppg_sekolah'],
  contact_missing: ['sppg', 'yayasan_kontak'],
  signature_due: ['sppg', 'sppg_disebut', 'sppg_penanda_tangan', 'sppg_tanda_tangan'],
  signatures_unanswered: ['sppg', 'sppg_penanda_tangan'],
  confirmations_ended: ['audit_log', 'sppg', 'sppg_disebut'],
  // What failed is told without the addresses of who complained.
  mails_failed: ['keluhan', 'mail_outbox'],
  mails_uncertain: ['mail_outbox'],
  jobs_late: [],
  backup_late: [],
  build_late: [],
  rows_missing: [],
  mails_overdue: ['mail_outbox'],
};

/**
 * Every filter, every paged list and every list that is read in ranges. Short lists that are read whole (foundations,
 * documents, contacts, accounts) need no index.
 */
export const pageQueries: PageQuery[] = [
  {
    title: 'a range of the SPPG list with its foundations',
    role: 'anon',
    sql: `select sppg.*, row_to_json(owner.*) as yayasan from public.sppg
      left join lateral (select id, nama from public.yayasan where yayasan.id = sppg.yayasan_id) as owner on true
      order by sppg.created_at desc, sppg.id desc limit 1000`,
    index: 'sppg_created_at_id_idx',
  },
  {
    title: 'the SPPG of one foundation',
    role: 'anon',
    sql: `select * from public.sppg where yayasan_id = '${FOUNDATION}' order by created_at desc, id desc limit 1000`,
    index: 'sppg_yayasan_id_idx',
  },
  {
    title: 'foundations with their SPPG',
    role: 'anon',
    sql: `select yayasan.*, owned.sppg from public.yayasan
      left join lateral (
        select json_agg(sppg.* order by sppg.created_at desc, sppg.id desc) as sppg from public.sppg where sppg.yayasan_id = yayasan.id
      ) as owned on true
      order by yayasan.nama, yayasan.id limit 1000`,
    index: 'sppg_yayasan_id_idx',
  },
  {
    title: 'a range of the SPPG that an import is checked against',
    role: 'authenticated',
    sql: 'select * from public.sppg order by id limit 1000',
    index: 'sppg_pkey',
  },
  {
    title: 'a range of the SPPG to save as CSV',
    role: 'authenticated',
    sql: `select sppg.*, row_to_json(owner.*) as yayasan from public.sppg
      left join lateral (select nama from public.yayasan where yayasan.id = sppg.yayasan_id) as owner on true
      order by sppg.kode_unik_pendaftaran, sppg.id limit 1000`,
    index: 'sppg_kode_unik_pendaftaran_id_idx',
  },
  {
    title: 'a change of one SPPG',
    role: 'authenticated',
    sql: `update public.sppg set nama = 'SPPG Diubah' where id = '${FOUNDATION}'`,
    index: 'sppg_pkey',
  },
  ...leadTables.flatMap((table): PageQuery[] => [
    ...leadFilters.map(({ title, where, column }): PageQuery => ({
      title: `the newest page of the inbox, ${title}, from ${table}`,
      role: 'authenticated',
      sql: `select * from public.leads ${where} order by came_at desc, id desc limit 50`,
      index: `${table}_${column}_idx`,
    })),
    {
      title: `the newest page of the inbox, of ${table} only`,
      role: 'authenticated',
      sql: `select * from public.leads where kind = '${table}' order by came_at desc, id desc limit 50`,
      index: `${table}_created_at_id_idx`,
    },
    {
      title: `a range of the inbox to save as CSV, from ${table}`,
      role: 'authenticated',
      sql: 'select * from public.leads order by came_at, id limit 1000',
      index: `${table}_created_at_id_idx`,
    },
    {
      title: `how many leads are unread, from ${table}`,
      role: 'authenticated',
      sql: `select count(*) from public.leads where status = 'Baru'`,
      index: `${table}_status_created_at_idx`,
    },
    {
      title: `a change of one of ${table}`,
      role: 'authenticated',
      sql: `update public.${table} set status = 'Selesai' where id = '${FOUNDATION}' and handled_at is null`,
      index: `${table}_pkey`,
    },
    {
      title: `leads that the audit trail names, from ${table}`,
      role: 'authenticated',
      sql: `select id, name from public.leads where id in ('${ADMIN}', '${FOUNDATION}')`,
      index: `${table}_pkey`,
    },
  ]),
  // What is assigned to nobody is nearly all of it: that is read by age.
  ...leadTables.map((table): PageQuery => ({
    title: `the newest page of what is assigned to one admin, from ${table}`,
    role: 'authenticated',
    sql: `select * from public.leads where assigned_to = '${ADMIN}' order by came_at desc, id desc limit 50`,
    index: `${table}_assigned_to_created_at_idx`,
  })),
  {
    title: 'the newest page of open requests about personal data',
    role: 'authenticated',
    sql: `select * from public.leads where jenis_permintaan is not null and status not in ('Selesai', 'Ditolak')
      order by came_at desc, id desc limit 50`,
    index: 'contact_messages_data_requests_idx',
  },
  {
    title: 'the newest page of requests of one kind',
    role: 'authenticated',
    sql: `select * from public.leads where jenis_permintaan is not null and jenis_permintaan = 'hapus'
      order by came_at desc, id desc limit 50`,
    index: 'contact_messages_data_requests_idx',
  },
  ...['data_requests_overdue', 'data_requests_open'].map((topic): PageQuery => ({
    title: `what is due: ${topic}`,
    role: 'authenticated',
    sql: `select * from public.admin_summary where topic = '${topic}'`,
    index: 'contact_messages_data_requests_idx',
  })),
  ...leadTables.map((table): PageQuery => ({
    title: `what is due: waiting leads, from ${table}`,
    role: 'authenticated',
    sql: `select * from public.admin_summary where topic = 'leads_waiting'`,
    index: `${table}_status_created_at_idx`,
  })),
  {
    title: 'what is due: when one SPPG was last changed, as private.sppg_changed_at asks',
    role: 'authenticated',
    sql: `select max(created_at) from public.audit_log
      where row_id = 'b0000000-0000-4000-8000-000000000001' and table_name = 'sppg' and action = 'UPDATE'
        and (before - 'dikonfirmasi_pada' = after - 'dikonfirmasi_pada') is not true`,
    index: 'audit_log_row_id_created_at_idx',
  },
  ...['expired', 'expiring_7', 'expiring_30', 'expiring_60'].map((due): PageQuery => ({
    title: `what is due: certificates_${due}`,
    role: 'authenticated',
    sql: `select * from public.admin_summary where topic = 'certificates_${due}'`,
    index: 'sppg_sertifikat_tanggal_berakhir_id_idx',
  })),
  {
    title: 'what is due: kitchens in operation without SLHS',
    role: 'authenticated',
    sql: `select * from public.admin_summary where topic = 'slhs_missing'`,
    index: 'sppg_sertifikat_sppg_id_jenis_latest_idx',
    // A tenth of all are in operation; few are suspended.
    wholeTables: ['sppg', 'sppg_penghentian'],
  },
  {
    title: 'the kitchens that the summary’s line leads to',
    role: 'authenticated',
    sql: `select row_id from public.due_rows where topic = 'slhs_missing' order by row_id limit 1000`,
    index: 'sppg_sertifikat_sppg_id_jenis_latest_idx',
    wholeTables: ['sppg', 'sppg_penghentian'],
  },
  {
    title: 'what is due: SPPG that nobody has confirmed',
    role: 'authenticated',
    sql: `select * from public.admin_summary where topic = 'sppg_unconfirmed'`,
    index: 'sppg_unconfirmed_idx',
  },
  {
    title: 'all certificates, a range of them',
    role: 'authenticated',
    sql: 'select * from public.sertifikat order by id limit 1000',
    index: 'sppg_sertifikat_pkey',
  },
  {
    title: 'the certificates of one kitchen, for visitors',
    role: 'anon',
    sql: `select * from public.sppg_sertifikat_publik where sppg_id = '${FOUNDATION}'`,
    index: 'sppg_sertifikat_publik_sppg_id_idx',
  },
  {
    title: 'the suspensions of a kitchen',
    role: 'anon',
    sql: `select mulai, sampai from public.sppg_penghentian where dapur_id = '${FOUNDATION}'`,
    index: 'sppg_penghentian_dapur_id_idx',
  },
  {
    title: 'the inspections of a kitchen',
    role: 'anon',
    sql: `select * from public.sppg_inspeksi where dapur_id = '${FOUNDATION}'`,
    index: 'sppg_inspeksi_dapur_id_hari_idx',
  },
  {
    title: 'the signatures for a kitchen',
    role: 'anon',
    sql: `select ditandatangani_pada, berlaku_sampai from public.sppg_tanda_tangan where dapur_id = '${FOUNDATION}'`,
    index: 'sppg_tanda_tangan_dapur_id_idx',
  },
  {
    title: 'whom of a foundation we have asked',
    role: 'authenticated',
    sql: `select id from public.sppg_penanda_tangan where yayasan_id = '${FOUNDATION}' order by created_at desc, id limit 10`,
    index: 'sppg_penanda_tangan_yayasan_id_created_at_idx',
  },
  {
    title: 'the incidents of a kitchen',
    role: 'anon',
    sql: `select * from public.sppg_kejadian where dapur_id = '${FOUNDATION}'`,
    index: 'sppg_kejadian_dapur_id_idx',
  },
  {
    title: 'the incidents that are told together',
    role: 'authenticated',
    sql: `select * from public.sppg_kejadian where bersama = '${FOUNDATION}' and id <> '${FOUNDATION}' and not salah_dapur`,
    index: 'sppg_kejadian_bersama_idx',
  },
  {
    title: 'the news of an incident',
    role: 'anon',
    sql: `select * from public.sppg_kejadian_kabar where kejadian_id = '${FOUNDATION}'`,
    index: 'sppg_kejadian_kabar_kejadian_id_created_at_idx',
  },
  {
    title: 'the incidents that are open',
    role: 'anon',
    sql: `select * from public.sppg_kejadian where ditutup_pada is null order by created_at desc, id limit 1000`,
    index: 'sppg_kejadian_open_key',
  },
  {
    title: 'the schools of one kitchen',
    role: 'anon',
    sql: `select * from public.sppg_sekolah where sppg_id = '${FOUNDATION}' order by nama`,
    index: 'sppg_sekolah_npsn_key',
  },
  {
    title: 'the newest progress of one kitchen',
    role: 'anon',
    sql: `select * from public.sppg_perkembangan where sppg_id = '${FOUNDATION}'
      order by foto_dapur desc, tanggal desc, created_at desc limit 8`,
    index: 'sppg_perkembangan_sppg_id_tanggal_created_at_idx',
  },
  {
    title: 'a range of the progress of all kitchens, for the build',
    role: 'anon',
    sql: 'select * from public.sppg_perkembangan order by created_at, id limit 1000',
    index: 'sppg_perkembangan_created_at_id_idx',
  },
  {
    title: 'the numbers of the map',
    role: 'anon',
    sql: 'select * from public.sppg_per_wilayah',
    index: 'sppg_kabupaten_kota_status_verifikasi_idx',
    wholeTables: ['wilayah', 'sppg_penghentian'],
  },
  {
    title: 'who is in the audit trail',
    role: 'authenticated',
    sql: 'select * from public.audit_actors order by actor_email, actor_id limit 1000',
    index: 'audit_log_actor_id_id_idx',
  },
  {
    title: 'the newest page of the audit trail',
    role: 'authenticated',
    sql: 'select * from public.audit_log order by id desc limit 50',
    index: 'audit_log_pkey',
  },
  {
    title: 'the audit trail of one kind of data',
    role: 'authenticated',
    sql: `select * from public.audit_log where table_name in ('program_documents', 'program_document_editions')
      order by id desc limit 50`,
    index: 'audit_log_table_name_id_idx',
  },
  {
    title: 'a day of the audit trail',
    role: 'authenticated',
    sql: `select * from public.audit_log where created_at >= '2026-03-01' and created_at < '2026-03-02'
      order by id desc limit 50`,
    index: 'audit_log_created_at_idx',
  },
  {
    title: 'what was deleted, in the audit trail',
    role: 'authenticated',
    sql: `select * from public.audit_log where action = 'DELETE' order by id desc limit 50`,
    index: 'audit_log_action_id_idx',
  },
  {
    title: 'the audit trail of one person',
    role: 'authenticated',
    sql: `select * from public.audit_log where actor_id = '${ADMIN}' order by id desc limit 50`,
    index: 'audit_log_actor_id_id_idx',
  },
  {
    title: 'the audit trail of what the system did',
    role: 'authenticated',
    sql: 'select * from public.audit_log where actor_id is null order by id desc limit 50',
    index: 'audit_log_pkey',
  },
  {
    title: 'the names of deleted foundations and SPPG, in the audit trail',
    role: 'authenticated',
    sql: `select row_id as id, before ->> 'nama' as name from public.audit_log
      where table_name in ('yayasan', 'sppg') and action = 'DELETE' and row_id in ('${ADMIN}', '${FOUNDATION}')`,
    index: 'audit_log_action_id_idx',
  },
  {
    title: 'how many rows an import added',
    role: 'authenticated',
    sql: `select count(*) from public.audit_log
      where table_name = 'sppg' and action = 'INSERT' and created_at = '2026-03-01' and actor_id = '${ADMIN}'`,
    index: 'audit_log_created_at_idx',
  },
];
