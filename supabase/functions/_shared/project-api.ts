import { apiKey, asService } from './api-keys.ts';

interface Keys {
  url: string;
  anonKey: string;
  /** This key is above row level security: it never leaves the function. */
  serviceKey: string;
}

/** The API of a Supabase project, as its functions call it. */
export function projectApi({ url, anonKey, serviceKey }: Keys, ask: typeof fetch = fetch) {
  return {
    /** Calls a function of the database with the caller's rights: the database decides whether the caller may. */
    asCaller: (authorization: string, name: string, args: object): Promise<Response> =>
      ask(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { apikey: anonKey, Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify(args),
      }),
    /** @throws Error for an answer other than success */
    asService: async (method: string, path: string, body: object = {}): Promise<unknown> => {
      const response = await ask(url + path, {
        method,
        headers: { ...asService(serviceKey), 'Content-Type': 'application/json' },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}

export type ProjectApi = ReturnType<typeof projectApi>;

/** The project in which the function runs, by the variables that Supabase sets for it. */
export function ownProject(variable: (name: string) => string | undefined): ProjectApi {
  return projectApi({
    url: variable('SUPABASE_URL') ?? '',
    anonKey: apiKey('publishable', variable),
    serviceKey: apiKey('secret', variable),
  });
}
