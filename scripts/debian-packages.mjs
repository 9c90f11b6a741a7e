import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Runs a command and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // On Windows npx is a .cmd file, which needs a shell.
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { stdio: 'inherit', shell }).status === 0;
}

/** Installs packages on a Debian system where this may: as root. @param {string[]} names */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]);
}
