import { type LocalStack, type LocalStackOptions, startLocalStack } from './start-local-stack.ts';

// Global, because Vite loads a second copy of this module on a restart, and both share the running stacks.
declare global {
  var runningLocalStacks: Map<string, Promise<LocalStack>> | undefined;
}

/** This process's stack on the given data folder; starts it unless it is running. */
export async function runningStack(options: LocalStackOptions): Promise<LocalStack> {
  if (!globalThis.runningLocalStacks) {
    globalThis.runningLocalStacks = new Map();
    // Vite closes its server on SIGTERM, but not on SIGINT (Ctrl+C).
    process.once('SIGINT', () => void closeRunningStacks().finally(() => process.exit(130)));
  }
  const stacks = globalThis.runningLocalStacks;
  const key = options.dataDir ?? 'in memory';
  const stack = stacks.get(key) ?? startLocalStack(options);
  stacks.set(key, stack);
  try {
    return await stack;
  } catch (error) {
    stacks.delete(key);
    throw error;
  }
}

/** Closes all stacks of this process, which writes their data to disk. */
export async function closeRunningStacks(): Promise<void> {
  const stacks = [...(globalThis.runningLocalStacks?.values() ?? [])];
  globalThis.runningLocalStacks?.clear();
  await Promise.all(stacks.map(async (stack) => (await stack).close()));
}
