import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readJwtSecret } from '../../supabase/local/data-dir.ts';
import { sendWebResponse, toWebRequest } from '../../supabase/local/node-request.ts';
import { type LocalStack, startLocalStack } from '../../supabase/local/start-local-stack.ts';

const folder = path.join(import.meta.dirname, '../../supabase/functions/kirim-surat');
const flags = ['--node-modules-dir=manual', '--config', path.join(folder, 'deno.json')];
const entry = path.join(folder, 'index.ts');
const environment = { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };

/** The path of npm's Deno: too large for those who don't run this, so the first run fetches it. */
async function askForDeno(): Promise<string> {
  const ask = ['--yes', 'deno@2.9.6', 'eval', 'console.log(Deno.execPath())'];
  // On Windows npx is a .cmd file, which needs a shell.
  const { stdout } = await promisify(execFile)('npx', ask, { shell: process.platform === 'win32' });
  return stdout.trim();
}

let deno: Promise<string> | undefined;
const findDeno = () => (deno ??= askForDeno());

/** What Deno's type check finds wrong in the function. */
export async function checkTypes(): Promise<string> {
  const check = ['check', '--quiet', ...flags, entry];
  const { stdout, stderr } = await promisify(execFile)(await findDeno(), check, { env: environment });
  return stdout + stderr;
}

/** The embedded stack on a port, with a key of the service role. */
export interface Api {
  stack: LocalStack;
  url: string;
  serviceKey: string;
  /** Is told of each call of a function before it is passed on; with 'drop' it never is. */
  intercept: (name: string) => 'drop' | undefined;
  stop(): Promise<void>;
}

export async function startApi(): Promise<Api> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kirim-surat-'));
  const stack = await startLocalStack({ dataDir, seed: false });
  const api: Api = {
    stack,
    url: '',
    serviceKey: serviceKey((await readJwtSecret(dataDir)) ?? ''),
    intercept: () => undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
      await stack.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  const answer: RequestListener = (incoming, outgoing) => {
    if (api.intercept(path.basename(incoming.url ?? '')) === 'drop') return;
    void toWebRequest(incoming).then(async (request) => {
      // The library takes the service role's token only beside the publishable key.
      if (request?.headers.get('apikey') === api.serviceKey) request.headers.set('apikey', stack.anonKey);
      if (request) await sendWebResponse(await stack.fetch(request), outgoing, false);
    });
  };
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  api.url = `http://127.0.0.1:${portOf(server)}`;
  return api;
}

function serviceKey(secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role: 'service_role', iat: now, exp: now + 3600 })}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

export const KEY = 'kunci-uji';

/** The function under Deno. */
export interface MailFunction {
  /** Calls it as pg_cron does. */
  run(key?: string): Promise<Response>;
  /** Ends it as a crash would. */
  kill(): void;
  exited: Promise<unknown>;
}

export async function startFunction(api: Api, smtpPort: number): Promise<MailFunction> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    await findDeno(),
    ['run', '--allow-net', '--allow-env', ...flags, entry],
    {
      env: {
        ...environment,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: api.url,
        SUPABASE_SECRET_KEYS: JSON.stringify({ default: api.serviceKey }),
        KIRIM_SURAT_KEY: KEY,
        SMTP_URL: `smtp://surat%40contoh.id:sandi%2Fuji@127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'Situs Uji <surat@contoh.id>',
        SITE_URL: 'https://situs.contoh.id/',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await listening(child);
  return {
    run: (key = KEY) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { 'x-kirim-surat-key': key } }),
    kill: () => child.kill('SIGKILL'),
    exited: once(child, 'exit'),
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('Listening')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(said)));
  });
}

function portOf(server: net.Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * A port on which nothing listens, below those that systems give to connections: one of these could take it before or between
 * the times that a server has it.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = net.createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
