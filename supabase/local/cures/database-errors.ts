import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';

/** PostgreSQL's error for a failed statement. */
export interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/**
 * Remembers the error of the last failed statement, because the library drops its SQLSTATE from the response.
 * @supabase/lite 0.10.0, dist/index.js: table requests are answered 500 with the code "SUP" for every class not listed
 * there, among them 23514 of a CHECK and P0001 of a `raise`; storage requests with "Internal server error", or for any
 * 42501 with the message of row-level security. Goes when both answer with the statement's own code and message.
 */
export function watchDatabaseErrors(pglite: PGlite): { take(): DatabaseError | undefined } {
  let last: DatabaseError | undefined;
  const query = pglite.query.bind(pglite);
  pglite.query = async <T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> => {
    try {
      return await query<T>(sql, params, options);
    } catch (error) {
      if (isDatabaseError(error)) last = error;
      throw error;
    }
  };
  return {
    take() {
      const taken = last;
      last = undefined;
      return taken;
    },
  };
}

/** Whether PostgreSQL refused a statement: an error that carries a code (SQLSTATE). */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Replaces an "internal server error" that a statement caused with the response that the real service sends. */
export async function explainDatabaseError(
  pathname: string,
  response: Response,
  error: DatabaseError | undefined,
): Promise<Response> {
  if (!error || response.status < 400) return response;
  if (pathname.startsWith('/rest/')) return explainForRest(response, error);
  if (pathname.startsWith('/storage/')) return explainForStorage(response, error);
  return response;
}

async function explainForRest(response: Response, error: DatabaseError): Promise<Response> {
  // The response to HEAD has no body, only a status.
  const text = await response.clone().text();
  if (text === '') {
    const status = response.status === 500 ? restStatus(error.code) : response.status;
    return new Response(null, { status, headers: response.headers });
  }
  const body: unknown = JSON.parse(text);
  const unknownToLibrary = typeof body === 'object' && body && 'code' in body && body.code === 'SUP';
  if (!unknownToLibrary) return response;
  return Response.json(
    {
      code: error.code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    },
    { status: restStatus(error.code), headers: withoutLength(response.headers) },
  );
}

/** PostgREST's table "HTTP Status Codes": https://docs.postgrest.org/en/stable/references/errors.html */
function restStatus(code: string): number {
  if (/^(08|53)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0(?!001)|XX)/.test(code)) return 500;
  return 400;
}

// The storage service hides the message of a statement, except for SQLSTATE 42501 raised by a trigger or function.
async function explainForStorage(response: Response, error: DatabaseError): Promise<Response> {
  const deniedByRaise = error.code === '42501' && !error.message.includes('row-level security');
  if (deniedByRaise) {
    return Response.json(
      { statusCode: '403', error: 'Unauthorized', message: error.message },
      { status: 400, headers: withoutLength(response.headers) },
    );
  }
  if (response.status !== 500) return response;
  return Response.json(
    { statusCode: '500', error: 'DatabaseError', message: `database error, code: ${error.code}` },
    { status: 500, headers: withoutLength(response.headers) },
  );
}

function withoutLength(source: Headers): Headers {
  const headers = new Headers(source);
  headers.delete('content-length');
  return headers;
}
