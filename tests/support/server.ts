import { setupServer } from 'msw/node';

/** The API as each test describes it; a call that none describes fails the test. */
export const api = setupServer();

/** Absolute address of a call. */
export const at = (path: string): string => `http://localhost:3000/api/${path}`;
