/** A statement as the API runs it for a page, and the index that must answer it however much there is. */
export interface PageQuery {
  title: string;
  role: 'anon' | 'authenticated';
  sql: string;
  index: string;
}

/** Made by growth.sql, as are all rows that the statements name. */
export const ADMIN = 'e1000000-0000-4000-8000-000000000001';
const FOUNDATION = 'a1000000-0000-4000-8000-000000000042';

/** The inbox's filters, but for the search in the texts, which has to read them all. */
const leadQueries = [
  { title: 'newest first', where: '', column: 'created_at_id' },
  { title: 'unread', where: `where status = 'Baru'`, column: 'status_created_at' },
  {
    title: 'in a week',
    where: `where created_at >= '2026-03-01' and created_at < '2026-03-08'`,
    column: 'created_at_id',
  },
];

/** Every filter and every cut list of the site; what is read whole (foundations, documents, contacts) needs no index. */
export const pageQueries: PageQuery[] = [
  {
    title: 'the newest range of the SPPG list with its foundations',
    role: 'anon',
    sql: `select sppg.*, yayasan.id, yayasan.nama from public.sppg join public.yayasan on yayasan.id = sppg.yayasan_id
      order by sppg.created_at desc, sppg.id desc limit 50`,
    index: 'sppg_created_at_id_idx',
  },
  {
    title: 'the SPPG of one foundation',
    role: 'anon',
    sql: `select * from public.sppg where yayasan_id = '${FOUNDATION}' order by created_at desc`,
    index: 'sppg_yayasan_id_idx',
  },
  {
    title: 'foundations with their SPPG',
    role: 'anon',
    sql: `select yayasan.*, owned.sppg from public.yayasan
      left join lateral (
        select json_agg(sppg.* order by sppg.created_at desc) as sppg from public.sppg where sppg.yayasan_id = yayasan.id
      ) as owned on true
      order by yayasan.nama limit 50`,
    index: 'sppg_yayasan_id_idx',
  },
  {
    title: 'the newest SPPG of one status',
    role: 'anon',
    sql: `select * from public.sppg where status_verifikasi = 'Sudah Operasional' order by created_at desc limit 50`,
    index: 'sppg_status_verifikasi_created_at_idx',
  },
  {
    title: 'an SPPG by its registration code',
    role: 'authenticated',
    sql: `select id from public.sppg where kode_unik_pendaftaran in ('TUMBUH-00001', 'TUMBUH-04999')`,
    index: 'sppg_kode_unik_pendaftaran_key',
  },
  {
    title: 'one SPPG',
    role: 'authenticated',
    sql: `update public.sppg set nama = 'SPPG Diubah' where id = (
      select id from public.sppg where kode_unik_pendaftaran = 'TUMBUH-00001'
    )`,
    index: 'sppg_pkey',
  },
  ...['contact_messages', 'partnership_applications'].flatMap((table): PageQuery[] => [
    {
      title: `the newest page of ${table}`,
      role: 'authenticated',
      sql: `select * from public.${table} order by created_at desc, id desc limit 50`,
      index: `${table}_created_at_id_idx`,
    },
    {
      title: `the newest unread of ${table}`,
      role: 'authenticated',
      sql: `select * from public.${table} where status = 'Baru' order by created_at desc limit 50`,
      index: `${table}_status_created_at_idx`,
    },
    {
      title: `what one admin handled of ${table}`,
      role: 'authenticated',
      sql: `select * from public.${table} where handled_by = '${ADMIN}'`,
      index: `${table}_handled_by_idx`,
    },
  ]),
  {
    title: 'the newest page of the inbox',
    role: 'authenticated',
    sql: `select kind, id, created_at, name, message, status, handler_email from public.leads
      order by created_at desc, id desc limit 50`,
    index: 'partnership_applications_created_at_id_idx',
  },
  {
    title: 'the unread badge of the inbox',
    role: 'authenticated',
    sql: `select count(*) from public.leads where status = 'Baru'`,
    index: 'contact_messages_status_created_at_idx',
  },
  ...leadQueries.flatMap(({ title, where, column }) =>
    ['contact_messages', 'partnership_applications'].map((table): PageQuery => ({
      title: `the inbox, ${title}, from ${table}`,
      role: 'authenticated',
      sql: `select * from public.leads ${where} order by created_at desc, id desc limit 50`,
      index: `${table}_${column}_idx`,
    })),
  ),
  ...['contact_messages', 'partnership_applications'].map((table): PageQuery => ({
    title: `one lead for the audit trail, from ${table}`,
    role: 'authenticated',
    sql: `select id, name from public.leads where id in ('${ADMIN}', '${FOUNDATION}')`,
    index: `${table}_pkey`,
  })),
  {
    title: 'how many leads are unread',
    role: 'authenticated',
    sql: `select count(*) from public.leads where status = 'Baru'`,
    index: 'partnership_applications_status_created_at_idx',
  },
  {
    title: 'who is in the audit trail',
    role: 'authenticated',
    sql: 'select * from public.audit_actors',
    index: 'audit_log_actor_id_id_idx',
  },
  {
    title: 'the audit trail of one table',
    role: 'authenticated',
    sql: `select * from public.audit_log where table_name = 'access_settings' order by id desc limit 50`,
    index: 'audit_log_table_name_id_idx',
  },
  {
    title: 'the audit trail of one person',
    role: 'authenticated',
    sql: `select * from public.audit_log where actor_id = '${ADMIN}' order by id desc limit 50`,
    index: 'audit_log_actor_id_id_idx',
  },
];
