/** What the Edge Functions use of Deno, for the type check under Node; `deno check` brings its own. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};
