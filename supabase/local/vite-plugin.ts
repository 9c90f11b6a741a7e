import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  type Connect,
  type Logger,
  loadEnv,
  type Plugin,
  type PreviewServer,
  type ViteDevServer,
} from 'vite';
import { ANON_KEY, isEndpoint, SEEDED_ADMIN, SEEDED_MANAGER } from './addresses.ts';
import type { Mail } from './mailer.ts';
import { sendWebResponse, toWebRequest } from './node-request.ts';
import type { LocalStack, LocalStackOptions } from './start-local-stack.ts';

// Counts the servers that share the stacks of this process. Global, because on a restart Vite loads a second copy of
// this module and starts the next server before it closes the old one.
declare global {
  var localSupabaseServers: number | undefined;
}

interface LocalSupabaseOptions {
  /** Folder for the data, relative to the project root; without it everything is in memory. */
  dataDir?: string;
}

/** Whether the embedded Supabase is the backend: always in `--mode embedded`, and in dev without VITE_SUPABASE_URL. */
export function usesEmbedded(command: 'build' | 'serve', mode: string, supabaseUrl: string | undefined) {
  return mode === 'embedded' || (command === 'serve' && !supabaseUrl);
}

/**
 * Serves the embedded Supabase on the origin of Vite's dev and preview servers and points the app to it, unless
 * VITE_SUPABASE_URL is set. Builds are not changed, except with `--mode embedded`, which always uses it.
 */
export function localSupabase(options: LocalSupabaseOptions = {}): Plugin {
  let active = false;
  let configured: string | undefined;
  return {
    name: 'local-supabase',

    config(config, { command, mode }) {
      const root = config.root ?? process.cwd();
      const envDir = config.envDir === false ? false : path.resolve(root, config.envDir ?? '.');
      configured = loadEnv(mode, envDir, 'VITE_SUPABASE_').VITE_SUPABASE_URL;
      active = usesEmbedded(command, mode, configured);
      if (!active) return undefined;
      return {
        define: {
          'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('/'),
          'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(ANON_KEY),
        },
        ...(options.dataDir && { server: keepAway(options.dataDir) }),
      };
    },

    configureServer(server) {
      // Vitest also runs a Vite server; its tests start their own stacks.
      active &&= !process.env.VITEST;
      if (active) serve(server, options, HEAD_START_OF_THE_PAGE);
      else if (configured) announce(server, [`Backend: ${configured} (VITE_SUPABASE_URL)`]);
    },

    configurePreviewServer(server) {
      if (active) serve(server, options, 0);
    },

    async closeServer() {
      if (active) await leave();
    },

    async closePreviewServer() {
      if (active) await leave();
    },
  };
}

/** Keeps Vite from watching and from serving the database's files. */
function keepAway(dataDir: string) {
  const files = `**/${path.basename(dataDir)}/**`;
  const viteDefaults = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '**/.git/**'];
  return { watch: { ignored: [files] }, fs: { deny: [...viteDefaults, files] } };
}

/**
 * PostgreSQL and Vite share one thread, so starting the database would delay the first page. It starts with the first
 * request for data, or after this many milliseconds.
 */
const HEAD_START_OF_THE_PAGE = 3000;

function serve(
  server: ViteDevServer | PreviewServer,
  options: LocalSupabaseOptions,
  headStart: number,
): void {
  const { config, httpServer } = server;
  let stack: Promise<LocalStack> | undefined;

  function start(): Promise<LocalStack> {
    if (stack) return stack;
    stack = startStack(config.root, options, {
      onMail: (mail) => config.logger.info(printed(mail)),
      askHost: async () => {
        config.logger.info('  The host would be asked to build the site (not done)');
        return new Response();
      },
      siteUrl: () => server.resolvedUrls?.local[0]?.replace(/\/$/, ''),
    });
    stack.then(
      ({ notes }) => notes.forEach((note) => config.logger.info(`  Note: ${note}`)),
      (error: unknown) => {
        config.logger.error(`Embedded Supabase: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
    return stack;
  }

  globalThis.localSupabaseServers = (globalThis.localSupabaseServers ?? 0) + 1;
  const timer = setTimeout(() => void start(), headStart);
  httpServer?.once('close', () => clearTimeout(timer));
  server.middlewares.use(answerFrom(start, config.logger));
  announce(server, [
    `Backend: embedded Supabase, data ${options.dataDir ? `kept in ${options.dataDir}` : 'in memory'}`,
    `Seeded admin: ${SEEDED_ADMIN.email} / ${SEEDED_ADMIN.password}`,
    `Seeded manager: ${SEEDED_MANAGER.email}, same password`,
  ]);
}

async function startStack(
  root: string,
  { dataDir }: LocalSupabaseOptions,
  outside: Pick<LocalStackOptions, 'onMail' | 'askHost' | 'siteUrl'>,
): Promise<LocalStack> {
  // Imported lazily: it takes half a second, which builds can do without.
  const { runningStack } = await import('./running-stacks.ts');
  return runningStack({ ...outside, ...(dataDir && { dataDir: path.resolve(root, dataDir) }) });
}

/** A mail for the terminal, where the developer follows its link. */
function printed({ to, subject, text }: Mail): string {
  return ['', `Mail to ${to} (not delivered)`, subject, '', text, ''].join('\n').replaceAll(/^(?=.)/gm, '  ');
}

/** Closes the stacks when the last server that uses them closes. */
async function leave(): Promise<void> {
  globalThis.localSupabaseServers = (globalThis.localSupabaseServers ?? 1) - 1;
  if (globalThis.localSupabaseServers > 0) return;
  const { closeRunningStacks } = await import('./running-stacks.ts');
  await closeRunningStacks();
}

/** Prints the lines below the URLs of the server. */
function announce(server: ViteDevServer | PreviewServer, lines: string[]): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(['', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  };
}

function answerFrom(start: () => Promise<LocalStack>, logger: Logger): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    if (!isEndpoint(incoming.url ?? '')) return next();
    answer(start(), incoming, outgoing).catch((error: unknown) => {
      logger.error(`Embedded Supabase: ${error instanceof Error ? error.stack : String(error)}`);
      outgoing.statusCode = 500;
      outgoing.end();
    });
  };
}

async function answer(
  stack: Promise<LocalStack>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const address = incoming.socket.remoteAddress ?? '127.0.0.1';
  const request = await toWebRequest(incoming);
  if (!request) {
    outgoing.statusCode = 413;
    // The rest of the request is not read.
    outgoing.setHeader('connection', 'close');
    outgoing.end();
    return;
  }
  await sendWebResponse(await (await stack).fetch(request, address), outgoing, incoming.method === 'HEAD');
}
