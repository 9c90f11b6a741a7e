/** How long the host may take to answer. */
const patienceMs = 20_000;

/** The functions of the database by which the host is asked. */
export interface BuildDesk {
  /** The host's URL for it; null: nothing waits. */
  claim(): Promise<string | null>;
  /** Notes that the host took it, or what asking failed with. */
  asked(error?: string): Promise<void>;
}

/** What the host is asked with: `fetch`, but for tests. */
export type AskHost = (url: string, init: { method: 'POST'; signal: AbortSignal }) => Promise<Response>;

/** What asking failed with; never the URL, which is a secret. */
async function failureOf(url: string, ask: AskHost): Promise<string | undefined> {
  try {
    const { ok, status } = await ask(url, { method: 'POST', signal: AbortSignal.timeout(patienceMs) });
    return ok ? undefined : `HTTP ${status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
}

/** Asks the host to build the site, if something waits for that. */
export async function askForBuild(desk: BuildDesk, ask: AskHost = fetch): Promise<void> {
  const url = await desk.claim();
  if (url !== null) await desk.asked(await failureOf(url, ask));
}
