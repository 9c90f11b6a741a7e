import { type LocalStack, type LocalStackOptions, startLocalStack } from './start-local-stack.ts';

// Global, because Vite loads a second copy of this module on a restart, and both share the running stacks.
declare global {
  var runningLocalStacks: Map<string, Promise<LocalStack>> | undefined;
}

/** This process's stack on the given data folder; starts it unless it is running. */
export async function runningStack(options: LocalStackOptions): Promise<LocalStack> {
  const stacks = (globalThis.runningLocalStacks ??= new Map<string, Promise<LocalStack>>());
  const key = options.dataDir ?? 'in memory';
  const stack = stacks.get(key) ?? start(options);
  stacks.set(key, stack);
  try {
    return await stack;
  } catch (error) {
    stacks.delete(key);
    throw error;
  }
}

async function start(options: LocalStackOptions): Promise<LocalStack> {
  const stack = await startLocalStack(options);
  // Closes the stacks on SIGINT (Ctrl+C), on which Vite does not close its server. The handler is added once the stack
  // has started: PostgreSQL keeps the thread busy meanwhile, so that no handler would run, and without one the process
  // ends at once.
  void stack.withDatabase(async () => {
    process.once('SIGINT', () => void closeRunningStacks().finally(() => process.exit(130)));
  });
  return stack;
}

/** Closes all stacks of this process, which writes their data to disk. */
export async function closeRunningStacks(): Promise<void> {
  const stacks = [...(globalThis.runningLocalStacks?.values() ?? [])];
  globalThis.runningLocalStacks?.clear();
  await Promise.all(stacks.map(async (stack) => (await stack).close()));
}
