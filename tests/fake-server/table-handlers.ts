import { HttpResponse, http } from 'msw';
import { type Row, sortRows } from './query';
import { noteCall } from './sent';
import { addRows, changeRows, matching, removeRows, rowsOf, selected } from './tables';

/** What was asked of the fake server that it does not know: each fails its test. */
export const faults: unknown[] = [];

/** The writes that a test expects. */
export const expectedWrites = new Set<string>();

const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

/** Rows as PostgREST gives them: a range of them, their number, or one alone. */
function answer(table: string, found: Row[], { url, headers, method }: Request) {
  const { searchParams } = new URL(url);
  const isCounted = headers.get('prefer')?.includes('count=exact');
  const offset = Number(searchParams.get('offset') ?? 0);
  if (isCounted && offset > found.length) return refusal(416, 'PGRST103', 'Requested range not satisfiable');
  const shown = sortRows(found, searchParams.get('order') ?? '')
    .slice(offset, offset + Number(searchParams.get('limit') ?? 1000))
    .map((row) => selected(table, row, searchParams.get('select') ?? '*', searchParams));
  const range = shown.length > 0 ? `${offset}-${offset + shown.length - 1}` : '*';
  const about = { headers: { 'content-range': `${range}/${isCounted ? found.length : '*'}` } };
  if (method === 'HEAD') return new HttpResponse(null, about);
  if (!headers.get('accept')?.includes('vnd.pgrst.object')) return HttpResponse.json(shown, about);
  const [one] = shown;
  return one && shown.length === 1
    ? HttpResponse.json(one)
    : refusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object');
}

/** The rows that a write has changed, if they are asked for. */
function written(table: string, changed: Row[], request: Request) {
  if (request.headers.get('prefer')?.includes('return=representation'))
    return answer(table, changed, request);
  return new HttpResponse(null, { status: request.method === 'POST' ? 201 : 204 });
}

const sentRows = async (request: Request): Promise<Row[]> => [await request.json()].flat();

/** Reads a table, or writes into it. @throws for a write that no test expects */
export async function answerTable(table: string, request: Request) {
  const { searchParams } = new URL(request.url);
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD' && !expectedWrites.has(`${method} ${table}`))
    throw new Error(`No test expects ${method} ${table}.`);
  switch (method) {
    case 'POST': {
      if (request.headers.get('prefer')?.includes('resolution=')) throw new Error('No upsert is known here.');
      const added = await sentRows(request);
      const isThere = rowsOf(table).some(({ id }) => id && added.some((row) => row.id === id));
      return isThere
        ? refusal(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`)
        : written(table, addRows(table, added), request);
    }
    case 'PATCH': {
      const [changes = {}] = await sentRows(request);
      return written(table, changeRows(table, matching(table, searchParams), changes), request);
    }
    case 'DELETE':
      return written(table, removeRows(table, matching(table, searchParams)), request);
    default:
      return answer(table, matching(table, searchParams), request);
  }
}

/** Reads and writes of the tables, by the rows that a test has put in. */
export const tableHandlers = [
  http.all<{ table: string }>('*/rest/v1/:table', async ({ params, request, requestId }) => {
    try {
      await noteCall(request, requestId);
      return await answerTable(params.table, request);
    } catch (fault) {
      faults.push(fault);
      return HttpResponse.error();
    }
  }),
];
