import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Expects that a text which is on the page is said once more: screen readers hear what is new in the page alone. */
export async function expectSaidAgain(text: string, ask: () => Promise<void>) {
  const first = await screen.findByText(text);
  await ask();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findByText(text)).toBeVisible();
}
