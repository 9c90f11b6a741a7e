import { articlePath, paths } from '../../src/config/paths.ts';
import { hookHosts } from '../../src/features/shared/publishing/hosts.ts';

/** Headers by path pattern; a trailing `*` matches any rest. No two matching patterns set the same header. */
type HeaderRules = Record<string, Record<string, string>>;

const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

// Pages of other sites may read the open data and the feeds.
const forEverySite = { 'Access-Control-Allow-Origin': '*' };

/** For HTML and everything else without a rule; the default of Netlify, Cloudflare Pages and Vercel. */
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * The Content-Security-Policy header: what pages may load.
 * @param supabaseOrigin - the backend's origin, if it differs from the site's
 */
export function contentSecurityPolicy(supabaseOrigin: string | undefined): string {
  const supabase = supabaseOrigin ? ` ${supabaseOrigin}` : '';
  return [
    "default-src 'self'",
    // JSON-LD is data, not script: it needs no exception.
    "script-src 'self'",
    // React, motion and the dialogs' scroll lock write style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${supabase}`,
    // Deploy hooks: an admin asks the host to build the site.
    `connect-src 'self'${supabase} ${hookHosts.map(({ address }) => address).join(' ')}`,
    // The office map, which loads after a click.
    'frame-src https://www.openstreetmap.org',
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    // Scripts and HTML come from the site's own policy alone (src/lib/trusted.ts).
    "require-trusted-types-for 'script'",
    'trusted-types situs',
  ].join('; ');
}

/**
 * The headers that hosts send.
 * @param supabaseOrigin - the backend's origin, if it differs from the site's
 */
export function headerRules(supabaseOrigin: string | undefined): HeaderRules {
  return {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(supabaseOrigin),
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      // A link of a mail may arrive with its token in the path: no request that follows tells of it.
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/images/*': { 'Cache-Control': aDay },
    '/icons/*': { 'Cache-Control': aDay },
    '/docs/*': { 'Cache-Control': aDay },
    '/data/*': forEverySite,
    '/rss.xml': forEverySite,
    '/kejadian.xml': forEverySite,
  };
}

/** Where old and misspelt paths lead, for good (301). */
type Redirects = Record<string, string>;

interface Article {
  slug: string;
  oldSlugs: string[];
}

/** URLs that people and programs try, and articles by their old slugs. */
const redirectsOf = (news: Article[]): Redirects =>
  Object.fromEntries([
    ['/feed', '/rss.xml'],
    ...news.flatMap(({ slug, oldSlugs }) => oldSlugs.map((old) => [articlePath(old), articlePath(slug)])),
  ]);

const pages = Object.values(paths).filter((path) => path !== paths.home);

/**
 * Pages by their addresses in capitals, as alphanumeric QR codes have them, and as a name. Other ways to write them, and the
 * pages of kitchens and articles, are led on by the app of 404.html.
 */
export const inCapitals: Redirects = Object.fromEntries(
  pages.flatMap((path) =>
    [path.toUpperCase(), path.replace(/[a-z]/, (letter) => letter.toUpperCase())].map((from) => [from, path]),
  ),
);

/**
 * The configuration of the supported hosts, by the names of their files: headers and redirects in the format of each.
 * @param supabaseOrigin - the backend's origin, if it differs from the site's
 * @param assets - the file names in `/assets`
 */
export function hostFiles(supabaseOrigin: string | undefined, news: Article[], assets: string[]) {
  const rules = headerRules(supabaseOrigin);
  const redirects = redirectsOf(news);
  return {
    _headers: headersFile(rules),
    // Vercel may take both ways to write a path for one, so that it would lead in a circle.
    _redirects: redirectsFile({ ...redirects, ...inCapitals }),
    'vercel.json': vercelJson(rules, redirects, assets),
    'nginx.conf': nginxConf(rules, redirects),
  };
}

/** `_headers` of Netlify and Cloudflare Pages. */
function headersFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** `_redirects` of Netlify and Cloudflare Pages. */
function redirectsFile(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** `vercel.json`, for `vercel deploy` of the output folder. */
function vercelJson(rules: HeaderRules, redirects: Redirects, assets: string[]): string {
  // Vercel also sends a path's headers with a 404, which browsers would then cache for a year. So the rule names only
  // the files that exist.
  const sources = (pattern: string) =>
    pattern === '/assets/*' ? assets.map((name) => `/assets/${name}`) : [pattern.replace('*', '(.*)')];
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: Object.entries(rules).flatMap(([pattern, headers]) => {
      const pairs = Object.entries(headers).map(([key, value]) => ({ key, value }));
      return sources(pattern).map((source) => ({ source, headers: pairs }));
    }),
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const packedTypes =
  'text/css text/csv text/javascript application/javascript image/svg+xml application/json application/xml text/xml application/manifest+json';

/** `nginx.conf`, to include in the site's `server` block: headers, URLs without `.html`, 404.html, compression. */
function nginxConf(rules: HeaderRules, redirects: Redirects): string {
  /** Sets a variable to the value that a header has at some paths. */
  const rulesOf = (name: string, path: string, variable: string) =>
    Object.entries(rules).flatMap(([pattern, headers]) => {
      const value = headers[name];
      return value ? [`if (${path} ~ ^${pattern.replace('*', '')}) { set ${variable} "${value}"; }`] : [];
    });
  const common = Object.entries(rules['/*'] ?? {});
  return `error_page 404 /404.html;
gzip on;
gzip_comp_level 6;
gzip_vary on;
gzip_types ${packedTypes};
# A tenth less, where nginx has the module (Debian: libnginx-mod-http-brotli-filter):
# brotli on; brotli_types ${packedTypes};

${common.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
set $cache_control "${revalidate}";
${rulesOf('Cache-Control', '$uri', '$cache_control').join('\n')}
# Not "always": a file that is missing now may be there again.
add_header Cache-Control $cache_control;
set $allow_origin "";
${rulesOf('Access-Control-Allow-Origin', '$request_uri', '$allow_origin').join('\n')}
# Also with a 404, by its own address: otherwise a program could not tell a missing file from a lost connection.
add_header Access-Control-Allow-Origin $allow_origin always;

${Object.entries(redirects)
  .map(([from, to]) => `location = ${from} { return 301 ${to}; }`)
  .join('\n')}
location ~ ^/(_headers|_redirects|vercel\\.json|nginx\\.conf|404/?)$ { return 404; }
location = /404.html { internal; }
location ~ \\.(csv|txt)$ { types { text/csv csv; text/plain txt; } charset utf-8; charset_types text/csv text/plain; }
location = /site.webmanifest { default_type application/manifest+json; }
location / { try_files $uri $uri.html $uri/index.html @meant; }
# In capitals, as alphanumeric QR codes have them, or with what a chat took into the link.
location @meant {
${pages.map((path) => `  rewrite "^(?!${path}$)(?i:${path})[^\\w/]*$" ${path} permanent;`).join('\n')}
${[paths.sppg, paths.berita, paths.lowongan].map((path) => `  rewrite "^(?!${path}/)(?i:${path})/(.+)$" ${path}/$1 permanent;`).join('\n')}
  return 404;
}
`;
}
