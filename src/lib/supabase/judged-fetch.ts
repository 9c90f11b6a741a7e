import { errorField, NoAnswerError } from '@/lib/errors/failure';
import { errorMessages } from '@/lib/errors/error.messages';
import { type Asked, isBelievable } from './answer-shapes';
import { completeRows } from './complete-rows';
import type { Json } from './database.types';
import { fetchAnswer } from './fetch-answer';
import { withoutKeyAsToken } from './key-header';
import { noteServerTime } from './server-time';
import type { WholeAnswer } from './upload-answer';

/** The headers of a response that the Supabase client reads; not Retry-After, which it would obey for hours. */
const readHeaders = ['content-type', 'content-range', 'x-supabase-api-version'];

const bodilessStatuses = new Set([204, 205, 304]);

/** Codes of a 429 that comes from this site's SQL or from the auth service, not from a gateway. */
const ownThrottle = /^(?:PT429|over_\w+)$/;

function whatWasAsked(input: RequestInfo | URL, init: RequestInit): Asked {
  const { method = 'GET' } = init;
  const headers = new Headers(init.headers);
  return {
    method: method.toUpperCase(),
    url: new URL(input instanceof Request ? input.url : input),
    wantsRows: headers.get('prefer')?.includes('return=representation') ?? false,
    isUpsert: headers.get('prefer')?.includes('resolution=merge-duplicates') ?? false,
    wantsOne: headers.get('accept')?.includes('vnd.pgrst.object') ?? false,
  };
}

/** @throws NoAnswerError for JSON that broke off; undefined is for anything but JSON */
function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    if (/^\s*[[{]/.test(text)) throw new NoAnswerError('unreachable');
    return undefined;
  }
}

/** The text of an answer. Read rows get the columns that an older database lacks; one row in place of a list becomes a list. */
function completeText({ method, url, wantsOne }: Asked, text: string, content?: Json): string {
  if (method !== 'GET' || content === undefined || !url.pathname.includes('/rest/v1/')) return text;
  const isAlone = !wantsOne && !Array.isArray(content);
  const isChanged = completeRows(url, content) || isAlone;
  return isChanged ? JSON.stringify(isAlone ? [content] : content) : text;
}

/** The text in which a service explains an error, wherever it puts it. */
function explanation(body: object): string {
  const texts = ['message', 'msg', 'error_description', 'error'].map((key) => errorField(body, key));
  return texts.find(Boolean) ?? '';
}

/** A response of failure as every part of the Supabase client reads it: tables, auth and storage. */
function failure(status: number, code: string, message: string, headers: HeadersInit, body: object = {}) {
  const said = { ...body, code, message, msg: message };
  // The auth client takes the message of a 5xx from the response itself, not from its body.
  return Object.assign(new Response(JSON.stringify(said), { status, headers }), { message });
}

/**
 * Turns an answer into a response that can be believed: data, or one error with status, code and message. The code is the
 * service's, else HTTP and the status; the message is the service's as it came, or a sentence where a gateway answered.
 * @throws NoAnswerError for an answer that broke off
 */
function judge(asked: Asked, { status, headers, text }: WholeAnswer): Response {
  const kept = new Headers();
  for (const name of readHeaders) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  const statusCode = `HTTP${status}`;
  if (status < 400) {
    const content = text === '' ? undefined : parse(text);
    if ((text === '' || content !== undefined) && isBelievable(asked, status, content))
      return new Response(bodilessStatuses.has(status) ? null : completeText(asked, text, content), {
        status,
        headers: kept,
      });
    return failure(502, statusCode, errorMessages.serverDown, {});
  }
  const body = parse(text);
  const isOfService = typeof body === 'object' && body !== null && !Array.isArray(body);
  const code = isOfService ? (errorField(body, 'error_code') ?? errorField(body, 'code')) : undefined;
  if (status === 429 && !ownThrottle.test(code ?? ''))
    return failure(status, statusCode, errorMessages.busy, {});
  if (isOfService) return failure(status, code ?? statusCode, explanation(body), kept, body);
  // A refusal without a body, as the answer to a HEAD request always is, has no sentence.
  return failure(status, statusCode, status < 500 && text === '' ? '' : errorMessages.serverDown, {});
}

/**
 * The fetch below all calls of the site (tables, functions, auth, storage): what it gives can be believed.
 * @throws NoAnswerError
 */
export async function judgedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await fetchAnswer(input, withoutKeyAsToken(init));
  noteServerTime(answer.headers.get('date'));
  return judge(whatWasAsked(input, init), answer);
}
