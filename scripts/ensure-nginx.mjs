// Installs Debian's nginx for scripts/build/nginx.test.ts, if it is missing and this may: on Debian, as root.
import { installDebianPackages } from './debian-packages.mjs';
import { nginx } from './nginx.mjs';

const isComplete = () => nginx.isInstalled() && nginx.hasBrotli();
if (!isComplete()) installDebianPackages('nginx', 'libnginx-mod-http-brotli-static');
if (!isComplete())
  console.log(
    `Tests of ${nginx.isInstalled() ? "nginx's Brotli module" : 'nginx'} are skipped: it is not installed, and only root on Debian can install it here (nginx, libnginx-mod-http-brotli-static).`,
  );
