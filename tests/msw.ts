import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Mocks the backend, for failures that a real one can't be made to produce. Every test declares its handlers, except for
 * the map, which is on pages that are tested for other things.
 */
export const server = setupServer(http.get('*/rest/v1/sppg_per_wilayah', () => HttpResponse.json([])));

/** Delays a response: a handler awaits `answered` until the test calls `answer`. */
export function holdAnswer() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
