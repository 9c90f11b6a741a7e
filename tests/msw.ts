import { setupServer } from 'msw/node';

/** Stands in for the backend where a real one can't be made to fail; every test declares its own answers. */
export const server = setupServer();

/** Holds an answer back: a handler awaits `answered`, until the test calls `answer`. */
export function holdAnswer() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
