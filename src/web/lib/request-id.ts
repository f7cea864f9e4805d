import { createContext } from 'react';

/** The id under which the server's log knows this request; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);
