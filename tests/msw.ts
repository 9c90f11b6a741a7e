import { setupServer } from 'msw/node';

/** Stands in for the backend where a real one can't be made to fail; every test declares its own answers. */
export const server = setupServer();
