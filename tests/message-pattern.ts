import type { TestProject } from 'vitest/node';
import { anyMessagePattern } from '../scripts/messages/catalogue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    messagePattern: string;
  }
}

/** Vitest's global setup: provides a regular expression that matches any message of the site. */
export default async function provideMessagePattern({ provide }: TestProject) {
  provide('messagePattern', await anyMessagePattern());
}
