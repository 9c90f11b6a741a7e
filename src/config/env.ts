interface Env {
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** The site's public origin, without a trailing slash: canonical links, sitemap, social cards. */
  siteUrl: string;
}

type RawEnv = Record<string, string | undefined>;

function required(raw: RawEnv, name: string): string {
  const value = raw[name]?.trim();
  if (!value)
    throw new Error(
      `${name} is missing. Set it in .env.production (or .env); .env.example explains every variable.`,
    );
  return value;
}

// `URL.canParse` is newer than the browsers that the site is built for.
function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

function requiredUrl(raw: RawEnv, name: string, base?: string): string {
  const value = required(raw, name);
  const url = parseUrl(value, base);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is not an http(s) address: "${value}".`);
  }
  if (url.search || url.hash || url.username || url.password) {
    throw new Error(
      `${name} is more than an address: "${value}". Leave away what follows ? or #, and any password.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** A URL without a path: the site is served from the root of its domain. */
function requiredOrigin(raw: RawEnv, name: string): string {
  const url = requiredUrl(raw, name);
  if (url !== new URL(url).origin)
    throw new Error(`${name} has a path: "${url}". The site needs a domain of its own.`);
  return url;
}

// The dashboard also shows the URL of the REST API, which is not the one to use.
function supabaseUrl(raw: RawEnv, origin?: string): string {
  const url = requiredUrl(raw, 'VITE_SUPABASE_URL', origin);
  if (url.endsWith('/rest/v1'))
    throw new Error(`VITE_SUPABASE_URL ends in /rest/v1: "${url}". Leave that away.`);
  return url;
}

/**
 * The settings the site is built with.
 * @param raw - the `VITE_*` variables
 * @param origin - base of a relative Supabase URL ("/", the embedded stack)
 * @throws Error naming the variable that is missing or malformed
 */
export function readEnv(raw: RawEnv, origin?: string): Env {
  return {
    supabaseUrl: supabaseUrl(raw, origin),
    supabaseAnonKey: required(raw, 'VITE_SUPABASE_ANON_KEY'),
    siteUrl: requiredOrigin(raw, 'VITE_SITE_URL'),
  };
}
