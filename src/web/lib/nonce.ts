import { createContext } from 'react';

/** The nonce of this response's scripts; null in the browser and on pages that use hashes. */
export const NonceContext = createContext<string | null>(null);
