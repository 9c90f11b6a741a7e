/** A reading that can begin before the part of the page that shows its answer is there. */
export interface ReadAhead<Answer> {
  start: () => void;
  /** The answer that is on its way, once; without one, or after that, a new one. */
  take: () => Promise<Answer>;
}

const freshMs = 60_000;

/**
 * Gives a reading whose request can be sent before anybody asks for its answer. An answer that nobody has asked for within
 * a minute is forgotten.
 * @throws in `take`, whatever `read` throws
 */
export function readAhead<Answer>(read: () => Promise<Answer>): ReadAhead<Answer> {
  let ahead: Promise<Answer> | undefined;
  return {
    start() {
      ahead = read();
      // Whoever takes it is told.
      ahead.catch(() => undefined);
      setTimeout(() => (ahead = undefined), freshMs);
    },
    take() {
      const answer = ahead ?? read();
      ahead = undefined;
      return answer;
    },
  };
}
