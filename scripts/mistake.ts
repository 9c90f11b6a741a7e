import { inspect } from 'node:util';

/**
 * A mistake in the project's files or settings. The message is all that helps, so Vite, which prints what it catches
 * with `inspect`, shows no stack trace.
 */
export class Mistake extends Error {
  override stack = undefined;

  [inspect.custom](): string {
    return this.message;
  }
}

/** A mistake in a content file, with its file and line. */
export class ContentError extends Mistake {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}
