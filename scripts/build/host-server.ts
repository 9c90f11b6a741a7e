import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { revalidate } from './host-files.ts';

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
  const linesOf = (name: string) => readFileSync(path.join(outDir, name), 'utf8').split('\n').filter(Boolean);
  const headersOf = readHeaders(linesOf('_headers'));
  const redirects = new Map(linesOf('_redirects').map((line) => [line.split(' ')[0], line.split(' ')[1]]));
  const compressed = new Map<string, Buffer>();

  return ({ method, url, headers }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    const pathname = decodedPath(url ?? '/');
    const target = redirects.get(pathname);
    if (target) {
      const { search } = new URL(`http://localhost${url}`);
      return void response.writeHead(301, { Location: target + search }).end();
    }

    const found = findFile(outDir, pathname);
    const file = found ?? path.join(outDir, '404.html');
    // A 404 gets the headers of 404.html, so that it is not cached for long.
    response.setHeaders(headersOf(found ? pathname : '/404.html'));
    response.setHeader('Content-Type', mediaTypes[path.extname(file)] ?? 'application/octet-stream');
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

/** Reads the lines of `_headers` as the hosts do: paths, each with its indented headers. */
function readHeaders(lines: string[]) {
  let pattern = '';
  const rules = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    if (!name) pattern = line;
    return name ? [{ pattern, name, value }] : [];
  });
  return (pathname: string) =>
    new Map([
      ['Cache-Control', revalidate],
      ...rules
        .filter(({ pattern }) => pathname.startsWith(pattern.replace('*', '')))
        .map(({ name, value }): [string, string] => [name, value]),
    ]);
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
