import { HttpResponse, http, type JsonBodyType } from 'msw';
import { holdAnswer, server } from '../msw';
import { bodyOf, noteCall, watchCalls } from './sent';
import { answerTable, expectedWrites } from './table-handlers';

const methods = {
  GET: http.get,
  HEAD: http.head,
  POST: http.post,
  PATCH: http.patch,
  PUT: http.put,
  DELETE: http.delete,
};

/** A method with a table or `rpc/function` of the database, or with the path of another service, such as `/auth/v1/logout`. */
export type Call = `${keyof typeof methods} ${string}`;

function partsOf(call: Call) {
  const [method = '', path = ''] = call.split(' ');
  return { method, url: path.startsWith('/') ? `*${path}` : `*/rest/v1/${path}` };
}

type Answer = Response | undefined;

/** Which of the calls are meant, if not all. */
type When = (url: URL) => boolean;

function on(call: Call, answer: (request: Request) => Answer | Promise<Answer>, when: When = () => true) {
  const { method, url } = partsOf(call);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of `Call` says so
  const handle = methods[method as keyof typeof methods];
  server.use(
    handle(url, async ({ request, requestId }) => {
      await noteCall(request, requestId);
      return when(new URL(request.url)) ? answer(request) : undefined;
    }),
  );
}

/** The bodies of the calls that come from now on; not of those that a handler of the test's own answers. */
export function bodiesOf<Body = unknown>(call: Call) {
  const { method, url } = partsOf(call);
  const bodies: Body[] = [];
  watchCalls(method, url, async (request) => bodies.push(await bodyOf<Body>(request)));
  return bodies;
}

/** Their addresses. */
export function urlsOf(call: Call) {
  const { method, url } = partsOf(call);
  const urls: URL[] = [];
  watchCalls(method, url, (request) => urls.push(new URL(request.url)));
  return urls;
}

/** What their headers say under a name. */
export function headersOf(call: Call, name: string) {
  const { method, url } = partsOf(call);
  const values: (string | null)[] = [];
  watchCalls(method, url, (request) => values.push(request.headers.get(name)));
  return values;
}

/**
 * Has the fake server carry out a write, such as `PATCH sppg`; one that no test expects fails it.
 * @returns the bodies, as they come
 */
export function accept<Body = unknown>(call: Call) {
  expectedWrites.add(call);
  return bodiesOf<Body>(call);
}

/** JSON, nothing or a whole answer. */
type Content = JsonBodyType | void | Response;

/** One of these, or what says one of a call's body and address once it has come. */
type Said<Body> = Content | ((body: Body, url: URL) => Content | Promise<Content>);

async function said<Body>(answer: Said<Body>, status: number | undefined, request: Request) {
  const isAsked = typeof answer === 'function';
  const body = isAsked ? await answer(await bodyOf<Body>(request), new URL(request.url)) : answer;
  if (body instanceof Response) return body;
  return body === undefined
    ? new HttpResponse(null, { status: status ?? 204 })
    : HttpResponse.json(body, { status });
}

/**
 * Answers a call with JSON, or with nothing.
 * @returns the bodies, as they come
 */
export function reply<Body>(call: Call, answer?: Said<Body>, status?: number) {
  on(call, (request) => said(answer, status, request));
  return bodiesOf<Body>(call);
}

/** For `replyInTurn`: an answer that gets lost. */
export const lost = () => HttpResponse.error();

/**
 * Answers the first of these calls with the first of these, the second with the second, and so on; then with nothing.
 * @returns the bodies, as they come
 */
export function replyInTurn<Body = unknown>(call: Call, ...answers: Said<Body>[]) {
  on(call, (request) => said(answers.shift(), undefined, request));
  return bodiesOf<Body>(call);
}

/**
 * Has a call fail with this status and body; a text is the page of a gateway.
 * @returns what ends the failure
 */
export function refuse<Body>(call: Call, status = 500, body: Said<Body> = { message: 'mati' }, when?: When) {
  let isRefused = true;
  on(
    call,
    (request) => {
      if (!isRefused) return undefined;
      return typeof body === 'string' ? HttpResponse.html(body, { status }) : said(body, status, request);
    },
    when,
  );
  return () => {
    isRefused = false;
  };
}

/** Has the next of these calls fail, and later ones not. */
export function refuseOnce<Body>(call: Call, status?: number, body: Said<Body> = { message: 'mati' }) {
  let isRefused = true;
  on(call, (request) => {
    if (!isRefused) return undefined;
    isRefused = false;
    return said(body, status ?? 500, request);
  });
}

/**
 * Has the answers of a call get lost.
 * @param done - what the server does each time
 * @returns what ends the failure
 */
export function lose(call: Call, done?: () => void) {
  let isLost = true;
  on(call, () => {
    if (!isLost) return undefined;
    done?.();
    return HttpResponse.error();
  });
  return () => {
    isLost = false;
  };
}

/**
 * Has the fake server carry out a write, and its answers get lost.
 * @returns what ends the failure
 */
export function loseAnswer(call: Call) {
  expectedWrites.add(call);
  let isLost = true;
  on(call, async (request) => {
    if (!isLost) return undefined;
    await answerTable(call.replace(/^\w+ /, ''), request.clone());
    return HttpResponse.error();
  });
  return () => {
    isLost = false;
  };
}

/**
 * Has a call wait for its answer, which others give.
 * @returns what ends the waiting
 */
export function hold(call: Call, when?: When) {
  const { answer, answered } = holdAnswer();
  on(call, () => answered.then(() => undefined), when);
  return answer;
}
