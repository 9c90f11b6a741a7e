import { existsSync } from 'node:fs';

const program = '/usr/sbin/nginx';
const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's nginx, for the tests of its configuration. */
export const nginx = {
  program,
  isInstalled: () => existsSync(program),
  brotliModule: module,
  hasBrotli: () => existsSync(module),
};
