import { asksFor } from './complete-rows';
import type { Database, Json } from './database.types';

/** A request, as far as it says what may answer it. */
export interface Asked {
  method: string;
  url: URL;
  /** Whether PostgREST shall respond with the rows that it wrote. */
  wantsRows: boolean;
  /** Whether PostgREST shall respond with one row in place of a list. */
  wantsOne: boolean;
  /** Whether PostgREST shall update a row that is there already. */
  isUpsert: boolean;
}

type Functions = Database['public']['Functions'];

/**
 * A column of a function's rows, by which they are known; null where it gives a list of texts, `string` where the rows
 * are untyped.
 */
type Given<Returns> = Returns extends string
  ? 'text' | 'uuid'
  : Returns extends string[]
    ? null
    : Returns extends (infer Row)[]
      ? keyof Row
      : string;

/** The functions of the database that give a list. The types name each, and what is in its rows. */
const listFunctions: {
  [Name in keyof Functions as Functions[Name]['Returns'] extends undefined | boolean ? never : Name]: Given<
    Functions[Name]['Returns']
  >;
} = {
  account_changes: 'effect',
  account_devices: 'user_id',
  baca_permintaan: 'dapur',
  buka_pengirim: 'email',
  cari_sppg: 'id',
  change_leads: null,
  claim_mails: 'id',
  cocok_karena: 'tempat',
  delete_leads: null,
  find_audit_entries: 'id',
  forget_person: 'mails',
  laporkan_kejadian: 'uuid',
  laporkan_kejadian_bersama: null,
  jawab_keluhan: null,
  jawaban_keluhan: 'dari',
  jawaban_publik: 'isi',
  keluhan_banyak_dapur: 'jumlah',
  keluhan_dapur: 'jumlah',
  keluhan_jaringan: 'jumlah',
  kirim_keluhan: 'text',
  my_access: 'can_manage',
  note_photos_opened: null,
  note_proposal_opened: 'text',
  perbarui_sppg: null,
  personal_data: 'content',
  read_invitation: 'email',
  setup_steps: 'step',
  sppg_belum_dibaca: 'id',
  sppg_diubah_sejak: 'kolom',
  sppg_mirip: 'id',
  status_kiriman: 'kind',
  undo_account_changes: 'row_id',
};

const givenBy = new Map<string, string | null>(Object.entries(listFunctions));

type Shape = (content: Json | undefined, status?: number) => boolean;

const isObject = (content: Json | undefined): content is { [key: string]: Json | undefined } =>
  typeof content === 'object' && content !== null && !Array.isArray(content);
const isList = (content: Json | undefined) => Array.isArray(content);

/** An object with a text under one of these keys. */
const hasText =
  (...keys: string[]): Shape =>
  (content) =>
    isObject(content) && keys.some((key) => typeof content[key] === 'string');

/** The answer when several files are signed at once: each has its URL, or the reason why it has none. */
const areSigned: Shape = (content) =>
  Array.isArray(content) &&
  content.length > 0 &&
  content.every((file) => hasText('signedURL', 'error')(file));

const isUser = hasText('id', 'email');
const isSession: Shape = (content) =>
  isObject(content) && typeof content.access_token === 'string' && isUser(content.user);
/** The answer to a sign-up: the user alone, or with a session if the address needs no confirmation. */
const isSignUp: Shape = (content) => isUser(content) || (isObject(content) && isUser(content.user));
/** Another address is confirmed by two mails; the answer to the first one's link is only a message. */
const isVerified: Shape = (content) => isSession(content) || hasText('msg')(content);

/** What auth, file storage and Edge Functions answer, by method and path; the first that matches counts. */
const serviceAnswers: [call: RegExp, shape: Shape][] = [
  [/^POST .*\/auth\/v1\/token$/, isSession],
  [/^POST .*\/auth\/v1\/signup$/, isSignUp],
  [/^POST .*\/auth\/v1\/verify$/, isVerified],
  [/^(?:GET|PUT) .*\/auth\/v1\/user$/, isUser],
  [/^POST .*\/auth\/v1\/factors\/[^/]+\/verify$/, isSession],
  [/^(?:POST|DELETE) .*\/auth\/v1\/factors/, hasText('id')],
  // Requests that are answered without content.
  [/^POST .*\/auth\/v1\/logout$/, (content, status) => status === 204 || isObject(content)],
  [/^POST .*\/storage\/v1\/object\/list\//, isList],
  [/^POST .*\/storage\/v1\/object\/sign\/[^/]+$/, areSigned],
  [/^POST .*\/storage\/v1\/object\/sign\//, hasText('signedURL')],
  [/^DELETE .*\/storage\/v1\/object\//, isList],
  [/^(?:POST|PUT) .*\/storage\/v1\/object\//, hasText('Key', 'Id')],
  [/^POST .*\/functions\/v1\/(?:hapus-akun|lepas-perangkat)$/, hasText('user_id')],
  [
    /^POST .*\/functions\/v1\/buka-foto$/,
    (content) => isObject(content) && Array.isArray(content.signedURLs),
  ],
  [/./, isObject],
];

/** Whether a response is a success without content. */
const isDone = (status: number, content: Json | undefined) => status === 204 && content === undefined;

/** Whether a response can be PostgREST's: rows where the request asks for some. */
function isOfDatabase(asked: Asked, path: string, status: number, content: Json | undefined): boolean {
  const { method, url, wantsRows, wantsOne, isUpsert } = asked;
  const [, name] = path.split('rpc/');
  const given = name && givenBy.get(name);
  if (name && given === undefined) return isDone(status, content);
  if (name || method === 'GET' || wantsRows) {
    if (given === 'text') return typeof content === 'string';
    if (given === 'uuid') return typeof content === 'string' && /^[-0-9a-f]{36}$/.test(content);
    if (given === null) return Array.isArray(content) && content.every((text) => typeof text === 'string');
    const rows = Array.isArray(content) && !wantsOne ? content : [content];
    return rows.every((row) => isObject(row) && (given ? given in row : asksFor(url, row)));
  }
  // An upsert that added nothing, as every row was there, is 200.
  if (method === 'POST') return status === 201 || (status === 200 && isUpsert && content === undefined);
  return isDone(status, content);
}

/**
 * Whether a response of success says what such a request is answered with: a lost one is no success.
 * @param content - the response's JSON; undefined for one without text
 */
export function isBelievable(asked: Asked, status: number, content: Json | undefined): boolean {
  if (asked.method === 'HEAD') return true;
  const [, path] = asked.url.pathname.split('/rest/v1/');
  if (path) return isOfDatabase(asked, path, status, content);
  const call = `${asked.method} ${asked.url.pathname}`;
  return serviceAnswers.find(([pattern]) => pattern.test(call))?.[1](content, status) ?? false;
}
