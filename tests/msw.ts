import { setupServer } from 'msw/node';

/** Mocks the backend, for failures that a real one can't be made to produce. Every test declares its handlers. */
export const server = setupServer();

/** Delays a response: a handler awaits `answered` until the test calls `answer`. */
export function holdAnswer() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
