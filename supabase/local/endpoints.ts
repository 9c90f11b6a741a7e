import { randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { App, setExperimental } from '@supabase/lite';
import { ANON_KEY, isEndpoint } from './addresses.ts';
import { withAssurance } from './cures/assurance.ts';
import { setClientAddress } from './cures/client-address.ts';
import { requireCurrentPassword } from './cures/current-password.ts';
import { explainDatabaseError, watchDatabaseErrors } from './cures/database-errors.ts';
import { setDownloadHeaders } from './cures/download-headers.ts';
import { confirmEmailChange } from './cures/email-change.ts';
import { listedFolder, withoutFolder } from './cures/listed-names.ts';
import { refuseKeyAsToken, refuseMalformedToken } from './cures/malformed-token.ts';
import { keepMigratedGrants } from './cures/migrated-grants.ts';
import { unwrapMultipartUpload } from './cures/multipart-upload.ts';
import { refuseObjectName } from './cures/object-names.ts';
import { withoutErrorDumps } from './cures/quiet-denials.ts';
import { hideRequestFromSql, showRequestToSql } from './cures/request-settings.ts';
import { resendConfirmation } from './cures/resend-confirmation.ts';
import { answerSecondFactor } from './cures/second-factor.ts';
import { renameSignedUrl, signSeveral } from './cures/signed-url.ts';
import { refuseUnfilteredWrite } from './cures/unfiltered-writes.ts';
import type { Database } from './database.ts';
import { callFunction } from './functions.ts';
import { createMailer, type Mail } from './mailer.ts';
import type { createObjectStore } from './object-store.ts';
import type { Settings } from './settings.ts';

interface Endpoints {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  /** Runs a task between requests, as the database's owner, because PGlite has only one session. */
  betweenRequests<T>(task: (pglite: PGlite) => Promise<T>): Promise<T>;
  /** The key of the project's owner. */
  serviceKey: string;
}

/**
 * The library's auth, REST and storage endpoints over one database, with the cures that make them respond as hosted
 * ones.
 */
export async function createEndpoints(
  { connection, pglite }: Database,
  settings: Settings,
  store: ReturnType<typeof createObjectStore>,
  deliver: (mail: Mail) => void,
  jwtSecret: string = randomBytes(32).toString('hex'),
): Promise<Endpoints> {
  keepMigratedGrants(connection);
  // The key that a hosted project gives to its functions and its owner: above row level security. It is new at each
  // start, and no request contains it.
  const serviceKey = `sb_secret_${randomBytes(32).toString('hex')}`;
  const app = new App({
    connection,
    api: { enabled: true, schemas: settings.api.schemas, max_rows: settings.api.maxRows },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: ANON_KEY,
      secret_key: serviceKey,
      site_url: settings.auth.siteUrl,
      additional_redirect_urls: settings.auth.redirectUrls,
      jwt_expiry: settings.auth.jwtExpiry,
      enable_signup: settings.auth.enableSignup,
      minimum_password_length: settings.auth.minimumPasswordLength,
      email: {
        enable_signup: settings.auth.enableSignup,
        enable_confirmations: settings.auth.enableConfirmations,
      },
    },
    storage: { enabled: true, file_size_limit: settings.storageFileSizeLimit },
    options: { server: { admin: false, disableStudio: true } },
  });
  let current = new URL(settings.auth.siteUrl);
  const mailer = createMailer(settings.auth, () => current, deliver);
  // The library has no public API for its storage adapter and mailer.
  // oxlint-disable no-underscore-dangle
  app._storageAdapter = store;
  app._mailer = mailer;
  // oxlint-enable no-underscore-dangle
  await app.init();
  // After init, which would warn about it.
  setExperimental('storage', true);

  const plain = async (request: Request) => app.fetch(request);
  const library = withAssurance(
    settings.auth.requireCurrentPassword ? requireCurrentPassword(plain, pglite) : plain,
    pglite,
    jwtSecret,
  );
  const { siteUrl } = settings.auth;
  const errors = watchDatabaseErrors(pglite);
  const inTurn = createMutex();
  // The library reads the catalogue on its first request. Doing it now keeps that request from waiting.
  void inTurn(() => connection.introspect({ useCache: true }));

  async function answer(request: Request): Promise<Response> {
    // Requests that were still arriving when the stack was closed.
    if (pglite.closed) return new Response(null, { status: 503 });
    errors.take();
    current = new URL(request.url);
    const resent = await resendConfirmation(request, pglite, mailer);
    if (resent) return resent;
    const halfDone = await confirmEmailChange(request, pglite);
    if (halfDone) return halfDone;
    const factor = await answerSecondFactor(request, { library, pglite, siteUrl, serviceKey });
    if (factor) return factor;
    await showRequestToSql(pglite, request);
    try {
      const response = await withoutErrorDumps(() => library(request));
      const body = await response.arrayBuffer();
      return new Response(mayHaveBody(response) ? body : null, response);
    } finally {
      await hideRequestFromSql(pglite);
    }
  }

  const betweenRequests: Endpoints['betweenRequests'] = (task) => inTurn(() => task(pglite));

  const endpoints: Endpoints = {
    serviceKey,
    async fetch(original, clientAddress) {
      const url = new URL(original.url);
      const ask = (request: Request) => endpoints.fetch(request, clientAddress);
      const refusedKey = refuseKeyAsToken(original);
      if (refusedKey) return refusedKey;
      if (url.pathname.startsWith('/functions/')) {
        return callFunction(original, { serviceKey, store, fetch: ask, betweenRequests });
      }
      // The library also serves pages of its own.
      if (!isEndpoint(url.pathname)) return new Response(null, { status: 404 });
      const refusal = url.pathname.startsWith('/rest/')
        ? (refuseMalformedToken(original) ?? refuseUnfilteredWrite(original))
        : refuseObjectName(original);
      if (refusal) return refusal;
      const buffered = await unwrapMultipartUpload(await withBufferedBody(original));
      setClientAddress(buffered.headers, clientAddress);
      const signed = await signSeveral(buffered, ask);
      if (signed) return signed;
      const folder = await listedFolder(buffered);

      const response = await inTurn(async () => {
        const plain = await answer(buffered);
        return explainDatabaseError(url.pathname, plain, errors.take());
      })
        .then((plain) => renameSignedUrl(url.pathname, plain))
        .then((plain) => withoutFolder(folder, plain));
      setDownloadHeaders(url, response);
      return response;
    },
    betweenRequests,
  };
  return endpoints;
}

// The body is read before the request waits its turn, so that a slow client does not block others.
async function withBufferedBody(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  const body = request.body ? await request.arrayBuffer() : undefined;
  if (body) headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, ...(body && { body }) });
}

function mayHaveBody(response: Response): boolean {
  return ![101, 204, 205, 304].includes(response.status);
}

/** Returns a function that runs tasks one after another, in the order of the calls. */
function createMutex(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
