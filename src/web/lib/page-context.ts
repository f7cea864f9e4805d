import { createContext } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** Where loaders find the in-process API client and what else the server gives a page. */
export const pageContext = createContext<PageContext>();
