import { ashby, greenhouse, lever } from './board-formats.ts';
import {
  bamboohr,
  pinpoint,
  recruitee,
  smartrecruiters,
  teamtailor,
  workable,
  workday,
} from './career-site-formats.ts';
import { arbeitnow, himalayas, jobicy, remoteok, remotive } from './feed-formats.ts';
import { adzuna, jsearch } from './keyed-search-formats.ts';
import { arbeitsagentur, usajobs } from './public-service-formats.ts';
import type { Shape } from './raw-posting.ts';
import { indian, network, reviews } from './search-formats.ts';
import type { QueriedSourceId } from './source.ts';
import { webfeed } from './web-feed-formats.ts';
import { personio } from './xml-formats.ts';

/** Sources with a known format that are not queried, and why. */
export const unqueriedSources = {
  workday: 'Its list comes for a POST alone, and its words name no host to apply at.',
} as const;

export type ParsedSourceId = QueriedSourceId | keyof typeof unqueriedSources;

export const shapes: Record<ParsedSourceId, Shape> = {
  linkedin: network,
  glassdoor: reviews,
  naukri: indian,
  adzuna,
  jsearch,
  greenhouse,
  lever,
  ashby,
  recruitee,
  smartrecruiters,
  workable,
  teamtailor,
  bamboohr,
  pinpoint,
  personio,
  webfeed,
  workday,
  usajobs,
  arbeitsagentur,
  remotive,
  arbeitnow,
  himalayas,
  jobicy,
  remoteok,
};
