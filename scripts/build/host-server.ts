import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { revalidate } from './host-files.ts';

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

/**
 * Lets `vite preview`, which serves files by their names, do what the supported hosts do: headers from `_headers`, redirects,
 * URLs without `.html`, and 404.html with status 404.
 */
export function previewLikeAHost(): Plugin {
  return {
    name: 'preview-like-a-host',
    configurePreviewServer({ config, middlewares }) {
      const inOutDir = (name: string) => path.resolve(config.root, config.build.outDir, `./${name}`);
      const linesOf = (name: string) => readFileSync(inOutDir(name), 'utf8').split('\n').filter(Boolean);
      const headersOf = readHeaders(linesOf('_headers'));
      const redirects = new Map(
        linesOf('_redirects').map((line) => [line.split(' ')[0], line.split(' ')[1]]),
      );
      const hasFile = (name: string) =>
        statSync(inOutDir(name), { throwIfNoEntry: false })?.isFile() ?? false;

      middlewares.use((request, response, next) => {
        if (request.method !== 'GET' && request.method !== 'HEAD') return next();
        // Concatenated: new URL('//tentang', base) would read 'tentang' as a host.
        const { pathname, search } = new URL(`http://localhost${request.url}`);
        const target = redirects.get(pathname);
        if (target) return void response.writeHead(301, { Location: target + search }).end();

        const file = [
          pathname,
          `${pathname.replace(/\/$/, '')}.html`,
          path.posix.join(pathname, 'index.html'),
        ].find(hasFile);
        // A 404 gets the headers of 404.html, so that it is not cached for long.
        response.setHeaders(headersOf(file ? pathname : '/404.html'));
        if (!file) {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          return void response.end(readFileSync(inOutDir('404.html')));
        }
        request.url = path.posix.normalize(file);
        next();
      });
    },
  };
}
