import { createContext } from 'react';

/** The request's id in the server log; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);
