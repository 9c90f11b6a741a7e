import { type CallContext, getSupabase } from './client';

interface Said {
  code?: string;
  message?: string;
}

/** The reason for the client's error: the function's own words, or why there was no answer. */
async function reasonOf(error: { context?: unknown }, missing: string): Promise<unknown> {
  const { context } = error;
  if (!(context instanceof Response)) return context ?? error;
  const said: Said = await context.json().catch(() => ({}));
  // The gateway's code for a function that is not deployed; functions have codes of their own.
  if (context.status === 404 && (said.code ?? 'NOT_FOUND') === 'NOT_FOUND') return new Error(missing);
  return Object.assign(new Error(said.message), said);
}

/**
 * Calls an Edge Function of the project (supabase/functions); returns what it answers.
 * @param missing - the sentence where it is not deployed
 * @throws Error in the words of the function, or that sentence; NoAnswerError
 */
export async function callFunction(
  name: string,
  body: object,
  missing: string,
  context: CallContext,
): Promise<unknown> {
  const supabase = await getSupabase(context);
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body: { ...body } });
  if (error) throw await reasonOf(error, missing);
  return data;
}
