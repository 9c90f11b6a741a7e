import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type TomlTable } from 'smol-toml';

/** The part of `supabase/config.toml` that the embedded stack uses; the rest is for the Supabase CLI. */
export interface Settings {
  api: { schemas: string[]; maxRows: number };
  auth: {
    siteUrl: string;
    redirectUrls: string[];
    enableSignup: boolean;
    enableConfirmations: boolean;
    minimumPasswordLength: number;
    requireCurrentPassword: boolean;
    jwtExpiry: number;
    /** Templates by kind of mail, such as `recovery`. */
    mails: Record<string, MailTemplate>;
  };
  /** Maximum file size of every bucket, such as `50MiB`. */
  storageFileSizeLimit: string;
  /** By bucket id, the folder whose files are uploaded on first start. */
  seedFolders: Record<string, string>;
}

interface MailTemplate {
  subject: string;
  /** Path of the HTML file. */
  file: string;
}

/** Reads `config.toml` in the given `supabase/` folder; missing settings get the values that the site needs. */
export async function readSettings(supabaseDir: string): Promise<Settings> {
  const root = await readToml(path.join(supabaseDir, 'config.toml'));
  const api = table(root, 'api');
  const auth = table(root, 'auth');
  const email = table(auth, 'email');
  const storage = table(root, 'storage');
  return {
    api: { schemas: strings(api.schemas, ['public']), maxRows: number(api.max_rows, 1000) },
    auth: {
      siteUrl: string(auth.site_url, 'http://localhost:5173'),
      redirectUrls: strings(auth.additional_redirect_urls, []),
      enableSignup: boolean(auth.enable_signup, true) && boolean(email.enable_signup, true),
      enableConfirmations: boolean(email.enable_confirmations, false),
      minimumPasswordLength: number(auth.minimum_password_length, 8),
      requireCurrentPassword: boolean(email.require_current_password, false),
      jwtExpiry: number(auth.jwt_expiry, 3600),
      mails: mailTemplates(supabaseDir, table(email, 'template')),
    },
    storageFileSizeLimit: string(storage.file_size_limit, '50MiB'),
    seedFolders: seedFolders(supabaseDir, table(storage, 'buckets')),
  };
}

async function readToml(file: string): Promise<TomlTable> {
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

function seedFolders(supabaseDir: string, buckets: TomlTable): Record<string, string> {
  const folders: Record<string, string> = {};
  for (const bucket of Object.keys(buckets)) {
    const objectsPath = table(buckets, bucket).objects_path;
    if (typeof objectsPath === 'string') folders[bucket] = path.resolve(supabaseDir, objectsPath);
  }
  return folders;
}

// As in the CLI, the paths of templates are relative to the repository root.
function mailTemplates(supabaseDir: string, templates: TomlTable): Record<string, MailTemplate> {
  const mails: Record<string, MailTemplate> = {};
  for (const kind of Object.keys(templates)) {
    const { subject, content_path: file } = table(templates, kind);
    if (typeof file !== 'string') continue;
    mails[kind] = { subject: string(subject, kind), file: path.resolve(supabaseDir, '..', file) };
  }
  return mails;
}

function table(parent: TomlTable, key: string): TomlTable {
  const value = parent[key];
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date) ? value : {};
}

function string(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

function boolean(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

function strings(value: unknown, fallback: string[]): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : fallback;
}
