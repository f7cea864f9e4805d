import type { feedSettings } from '#domain/external-jobs/boards-of.ts';
import { readList, getPath } from '#domain/external-jobs/get-path.ts';
import { type Adapter, onSameHost, withQuery } from './request.ts';
import type { SourceOptions } from './source-options.ts';

/** How many of the newest postings are requested. */
const newest = 150;
/** Himalayas and Jobicy return at most this many at a time. */
const maxItems = { himalayas: 20, jobicy: 100 };

/** The open feeds, which are requested in full. */
export function feedsOf(urls: SourceOptions): Record<keyof typeof feedSettings, Adapter> {
  return {
    remotive: {
      request: () => ({ url: withQuery(urls.remotive, { limit: String(newest) }) }),
      isWhole: (answer) => readList(answer, 'jobs').length < newest,
    },
    arbeitnow: {
      request: () => ({ url: urls.arbeitnow }),
      next: (answer, url) => onSameHost(getPath(answer, 'links.next'), url),
      isWhole: (answer) => getPath(answer, 'links.next') === null,
    },
    himalayas: {
      request: () => ({ url: withQuery(urls.himalayas, { limit: String(maxItems.himalayas) }) }),
      isWhole: (answer) => readList(answer, 'jobs').length < maxItems.himalayas,
    },
    jobicy: {
      request: () => ({ url: withQuery(urls.jobicy, { count: String(maxItems.jobicy) }) }),
      isWhole: (answer) => readList(answer, 'jobs').length < maxItems.jobicy,
    },
    remoteok: {
      request: () => ({ url: urls.remoteok }),
      // Only ever the newest hundred or so.
      isWhole: () => false,
    },
  };
}
