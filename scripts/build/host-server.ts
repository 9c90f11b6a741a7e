import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { type HeaderRules, headersFor, parseHeadersFile, parseRedirectsFile } from './host-files.ts';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file that a static host serves for a path. */
function findFile(outDir: string, pathname: string): string | undefined {
  const target = path.join(outDir, pathname);
  // path.join resolves '..', which could lead out of the folder.
  if (!`${target}${path.sep}`.startsWith(`${outDir}${path.sep}`)) return undefined;
  return [target, `${target.replace(/\/$/, '')}.html`, path.join(target, 'index.html')].find(isFile);
}

/**
 * Serves a built site as the supported hosts do: headers from `_headers`, redirects, URLs without `.html`, and 404.html
 * with status 404.
 */
function serveLikeAHost(outDir: string): Connect.NextHandleFunction {
  const configOf = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  const rules = parseHeadersFile(configOf('_headers'));
  const redirects = parseRedirectsFile(configOf('_redirects'));
  const compressed = new Map<string, Buffer>();

  return ({ method, url, headers }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    const pathname = decodedPath(url ?? '/');
    const redirect = redirects[pathname];
    if (redirect) {
      const { search } = new URL(`http://localhost${url}`);
      return void response.writeHead(redirect.status, { Location: redirect.to + search }).end();
    }

    const found = findFile(outDir, pathname);
    const file = found ?? path.join(outDir, '404.html');
    // A 404 gets the headers of 404.html, so that it is not cached for long.
    setHeaders(response, rules, found ? pathname : '/404.html', file);
    let body: Buffer = readFileSync(file);
    if (compressible.test(file) && /\bbr\b/.test(String(headers['accept-encoding']))) {
      body = compressed.get(file) ?? brotliCompressSync(body);
      compressed.set(file, body);
      response.setHeader('Content-Encoding', 'br');
    }
    response.writeHead(found ? 200 : 404, { 'Content-Length': body.length });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

function decodedPath(url: string): string {
  // Concatenated: new URL('//tentang', base) would read 'tentang' as a host.
  const { pathname } = new URL(`http://localhost${url}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function setHeaders(response: ServerResponse, rules: HeaderRules, pathname: string, file: string) {
  for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
  response.setHeader('Content-Type', mediaTypes[path.extname(file)] ?? 'application/octet-stream');
}

/** Lets `vite preview` serve the built site as a static host does. */
export function previewLikeAHost(): Plugin {
  return {
    name: 'preview-like-a-host',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveLikeAHost(path.resolve(config.root, config.build.outDir)));
    },
  };
}
