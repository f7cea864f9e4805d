import { createContext } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** Gives loaders the in-process API client and the request's other server data. */
export const pageContext = createContext<PageContext>();

/** The time zone in which the server renders a page: chosen, else the browser's, else UTC. */
export const renderedZone = ({ timeZone, browserZone }: PageContext): string =>
  timeZone ?? browserZone ?? 'UTC';
