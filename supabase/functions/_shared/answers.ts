/** CORS headers, as the site is on another origin than the project. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST',
};

export const success = (body: object) => Response.json(body, { headers: cors });

export const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: cors });

/** PostgREST answers 500 to SQLSTATE P0002 (no such row). */
const statusOf = (status: number, refused: string) => (/"code"\s*:\s*"P0002"/.test(refused) ? 404 : status);

/** The answer of the function when the database has refused a call: in the database's words. */
export async function passedOn(answer: Response): Promise<Response> {
  const refused = await answer.text();
  return new Response(refused, {
    status: statusOf(answer.status, refused),
    headers: { ...cors, 'Content-Type': 'application/json' },
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function idIn(request: Request, name: string): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const id: unknown = typeof body === 'object' && body ? Reflect.get(body, name) : undefined;
  return typeof id === 'string' && uuid.test(id) ? id : undefined;
}

/**
 * Reads a request about one row, by its id.
 * @param name - of the id in the request's body
 * @returns the caller's token and the id, or the answer to an invalid request
 */
export async function readOrder(request: Request, name: string, missing: string) {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Gunakan POST.');
  const authorization = request.headers.get('authorization');
  if (!authorization) return refusal(401, 'no_authorization', 'Silakan login.');
  const id = await idIn(request, name);
  return id ? { authorization, id } : refusal(400, 'validation_failed', missing);
}
