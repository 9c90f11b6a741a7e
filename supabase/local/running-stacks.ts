import { type LocalStack, type LocalStackOptions, startLocalStack } from './start-local-stack.ts';

// On a restart Vite loads this module anew: the running stacks are kept where both copies see them.
declare global {
  var runningLocalStacks: Map<string, Promise<LocalStack>> | undefined;
}

/** The stack of this process on the given data folder, started unless it already runs. */
export async function runningStack(options: LocalStackOptions): Promise<LocalStack> {
  if (!globalThis.runningLocalStacks) {
    globalThis.runningLocalStacks = new Map();
    // Vite closes its server on SIGTERM, but leaves Ctrl-C to the default.
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

/** Closes every stack of this process, so that all their data is on disk. */
export async function closeRunningStacks(): Promise<void> {
  const stacks = [...(globalThis.runningLocalStacks?.values() ?? [])];
  globalThis.runningLocalStacks?.clear();
  await Promise.all(stacks.map(async (stack) => (await stack).close()));
}
