import { createContext } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** Gives loaders the in-process API client and the request's other server data. */
export const pageContext = createContext<PageContext>();
