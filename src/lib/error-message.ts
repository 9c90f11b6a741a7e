import { connectionMessage, timeoutMessage, unknownMessage } from './connection-message';
import { constraintMessage } from './constraint-message';
import { errorField } from './error-field';
import { storedUserId } from './stored-session';
import { weakPasswordMessage } from './weak-password-message';

const notAllowed = 'Anda tidak berhak melakukan tindakan ini.';
const emailTaken = 'Email ini sudah terdaftar.';
const sessionEnded = 'Sesi Anda telah berakhir. Silakan login kembali.';
/** Shown instead of a form's own sentence: trying again at once does not help. */
export const tooManyRequests = 'Terlalu banyak permintaan. Silakan coba lagi dalam beberapa menit.';

/** Sentences for SQLSTATEs and auth codes that a person can meet; maps, for an object also knows words it was not told. */
const byCode = new Map(
  Object.entries({
    // auth
    invalid_credentials: 'Email atau kata sandi salah.',
    email_not_confirmed: 'Email belum dikonfirmasi. Periksa kotak masuk Anda.',
    user_already_exists: emailTaken,
    email_exists: emailTaken,
    email_address_invalid: 'Alamat email ini tidak dapat dipakai.',
    validation_failed: 'Data yang diisi belum lengkap atau belum benar.',
    signup_disabled: 'Pendaftaran akun sedang ditutup.',
    over_request_rate_limit: tooManyRequests,
    over_email_send_rate_limit: tooManyRequests,
    session_expired: sessionEnded,
    session_not_found: sessionEnded,
    refresh_token_not_found: sessionEnded,
    same_password: 'Kata sandi baru harus berbeda dari yang lama.',
    current_password_invalid: 'Kata sandi saat ini salah.',
    reauthentication_not_valid: 'Kode salah atau sudah kedaluwarsa.',
    // PostgREST and PostgreSQL
    PGRST301: sessionEnded,
    PGRST303: sessionEnded,
    PGRST116: 'Data tidak ditemukan atau Anda tidak berhak mengubahnya.',
    '23503': 'Data ini masih terkait dengan data lain.',
    '23505': 'Data dengan nilai yang sama sudah ada.',
    '23514': 'Ada isian yang tidak sesuai ketentuan.',
    '23502': 'Ada isian wajib yang masih kosong.',
    '22001': 'Ada isian yang terlalu panjang.',
    '22003': 'Ada angka yang terlalu besar.',
    '57014': timeoutMessage,
  }),
);

/** Answers about a session that is over which carry no code: of the auth client, and of the file storage. */
const sessionOver =
  /AuthSessionMissingError|jwt expired|"exp" claim timestamp|signature verification failed|\bJWS\b/;

/** What a server, or a proxy before it, says when it fails itself: a page, or English words. */
const failedServer = /^\s*<|^(?:internal server error|bad gateway|service unavailable|gateway time-?out)\b/i;
const serverDown = 'Server sedang bermasalah. Silakan coba lagi nanti.';

/** Answers of the file storage, which have no code of their own. */
const byStorageStatus = new Map([
  ['409', 'File dengan nama yang sama sudah ada.'],
  ['413', 'Ukuran file melebihi batas yang diizinkan.'],
  ['415', 'Jenis file ini tidak diizinkan.'],
]);

/** Answers of the file storage that share a status; what somebody may not see is not found, either. */
const byStorageMessage = new Map([
  ['Object not found', 'File tidak ditemukan atau Anda tidak berhak membukanya.'],
  ['Bucket not found', 'Tempat penyimpanan file tidak ditemukan. Silakan hubungi pengelola situs.'],
]);

/**
 * Turns anything thrown into a sentence for people: known codes, constraints, being offline and time-outs first,
 * else the server's own message.
 */
export function errorMessage(error: unknown, fallback = unknownMessage): string {
  if (typeof error === 'string') return error || fallback;
  if (typeof error !== 'object' || error === null) return fallback;

  const message = errorField(error, 'message') ?? '';
  const details = `${message} ${errorField(error, 'details') ?? ''}`;
  const constraint = constraintMessage(message);
  const code = errorField(error, 'code');
  const status = errorField(error, 'status') ?? errorField(error, 'statusCode');

  if (constraint) return constraint;
  // Whose session ended somewhere else comes as an anonymous visitor, who may do nothing.
  if (code === '42501') return storedUserId() ? notAllowed : sessionEnded;
  if (code === 'weak_password') return weakPasswordMessage(error);
  const coded = code && byCode.get(code);
  if (coded) return coded;
  if (sessionOver.test(`${errorField(error, 'name')} ${message}`)) return sessionEnded;
  if (status === '429' || code === 'PT429') return tooManyRequests;
  const storageStatus = errorField(error, 'statusCode');
  const stored = byStorageMessage.get(message) ?? (storageStatus && byStorageStatus.get(storageStatus));
  if (stored) return stored;
  if (details.includes('row-level security')) return notAllowed;
  const connection = connectionMessage(`${errorField(error, 'name')} ${details}`);
  if (connection) return connection;
  if (failedServer.test(message)) return serverDown;
  // supabase-js reports an unreadable answer of the auth service as '{}'.
  return message && message !== '{}' ? message : fallback;
}
