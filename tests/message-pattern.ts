import type { TestProject } from 'vitest/node';
import { anyMessagePattern } from '../scripts/messages/catalogue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    messagePattern: string;
  }
}

/** Before the tests: the site's messages as one regular expression. */
export default async function provideMessagePattern({ provide }: TestProject) {
  provide('messagePattern', await anyMessagePattern());
}
