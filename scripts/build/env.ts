import { Mistake } from '../mistake.ts';

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
    throw new Mistake(
      `${name} is missing. Set it in .env.production (or .env); .env.example explains every variable.`,
    );
  if (/YOUR-|www\.example\.id/.test(value))
    throw new Mistake(
      `${name} is still the placeholder of .env.example: "${value}". Set it to your own value.`,
    );
  return value;
}

function requiredUrl(raw: RawEnv, name: string): URL {
  const value = required(raw, name);
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Mistake(`${name} is not an http(s) address: "${value}".`);
  }
  const url = new URL(value);
  if (url.search || url.hash || url.username || url.password) {
    throw new Mistake(
      `${name} is more than an address: "${value}". Leave away what follows ? or #, and any password.`,
    );
  }
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
}

/**
 * The settings that the site is built with.
 * @param raw - the `VITE_*` variables
 * @throws Mistake that names the variable that is missing or malformed
 */
export function readEnv(raw: RawEnv): Env {
  const { href } = requiredUrl(raw, 'VITE_SUPABASE_URL');
  // The dashboard also shows the URLs of the APIs, which are not the one to use.
  const [api] = /\/(?:auth|functions|graphql|realtime|rest|storage)\/v1(?=\/|$)/.exec(href) ?? [];
  if (api) throw new Mistake(`VITE_SUPABASE_URL leads to ${api}: "${href}". Leave that away.`);
  const supabaseAnonKey = required(raw, 'VITE_SUPABASE_ANON_KEY');
  const site = requiredUrl(raw, 'VITE_SITE_URL');
  if (site.pathname !== '/')
    throw new Mistake(`VITE_SITE_URL has a path: "${site.href}". The site needs a domain of its own.`);
  return { supabaseUrl: href.replace(/\/$/, ''), supabaseAnonKey, siteUrl: site.origin };
}
