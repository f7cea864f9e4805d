import { type SourceId, sourceNames } from './source-names.ts';

/** How a source is queried: by search terms, per board, or as a whole. */
export type SourceKind = 'search' | 'boards' | 'feed' | 'sample';

export type Source = {
  id: string;
  /** Its brand name, the same in every language. */
  name: string;
  kind: SourceKind;
  /** Its own hosts, including their subdomains. */
  hosts: readonly string[];
  /** Its home page, for attribution. */
  home: string | null;
  /**
   * URL of its terms, where they require attribution with a followable link at every posting; null
   * where they don't.
   */
  terms: string | null;
  /** Minimum interval between requests. */
  minutes: number;
  /** The name its terms require, where it differs from `name`. */
  credit?: string;
};

/** All sources of external postings; the earlier one wins between duplicates. */
export const sources = [
  board('greenhouse', 'greenhouse.io'),
  board('lever', 'lever.co'),
  board('ashby', 'ashbyhq.com'),
  board('recruitee', 'recruitee.com'),
  board('smartrecruiters', 'smartrecruiters.com'),
  board('workable', 'workable.com'),
  board('teamtailor', 'teamtailor.com'),
  board('bamboohr', 'bamboohr.com'),
  board('pinpoint', 'pinpointhq.com'),
  board('personio', 'personio.de', 'personio.com'),
  {
    id: 'linkedin',
    name: sourceNames.linkedin,
    kind: 'search',
    hosts: ['linkedin.com'],
    home: 'https://www.linkedin.com/jobs',
    terms: null,
    minutes: 15,
  },
  {
    id: 'glassdoor',
    name: sourceNames.glassdoor,
    kind: 'search',
    hosts: ['glassdoor.com', 'glassdoor.co.in'],
    home: 'https://www.glassdoor.com',
    terms: null,
    minutes: 15,
  },
  {
    id: 'naukri',
    name: sourceNames.naukri,
    kind: 'search',
    hosts: ['naukri.com'],
    home: 'https://www.naukri.com',
    terms: null,
    minutes: 15,
  },
  // Terms: 250 requests a day, so each query is repeated at most four times a day.
  {
    id: 'adzuna',
    name: sourceNames.adzuna,
    kind: 'search',
    hosts:
      'adzuna.com adzuna.in adzuna.co.uk adzuna.com.au adzuna.at adzuna.be adzuna.ca adzuna.ch adzuna.com.br adzuna.com.mx adzuna.co.nz adzuna.co.za adzuna.de adzuna.es adzuna.fr adzuna.it adzuna.nl adzuna.pl adzuna.sg'.split(
        ' ',
      ),
    home: 'https://www.adzuna.com',
    terms: 'https://developer.adzuna.com/docs/terms_of_service',
    minutes: 360,
    credit: 'Jobs by Adzuna',
  },
  {
    id: 'jsearch',
    name: sourceNames.jsearch,
    kind: 'search',
    hosts: [],
    home: null,
    terms: null,
    minutes: 360,
  },
  {
    id: 'usajobs',
    name: sourceNames.usajobs,
    kind: 'search',
    hosts: ['usajobs.gov'],
    home: 'https://www.usajobs.gov',
    terms: null,
    minutes: 60,
  },
  {
    id: 'arbeitsagentur',
    name: sourceNames.arbeitsagentur,
    kind: 'search',
    hosts: ['arbeitsagentur.de'],
    home: 'https://www.arbeitsagentur.de/jobsuche',
    terms: null,
    minutes: 60,
  },
  // Terms: at most four times a day, with attribution and a link to its own URL.
  {
    id: 'remotive',
    name: sourceNames.remotive,
    kind: 'feed',
    hosts: ['remotive.com', 'remotive.io'],
    home: 'https://remotive.com',
    terms: 'https://remotive.com/remote-jobs/api',
    minutes: 360,
  },
  {
    id: 'arbeitnow',
    name: sourceNames.arbeitnow,
    kind: 'feed',
    hosts: ['arbeitnow.com'],
    home: 'https://www.arbeitnow.com',
    terms: 'https://www.arbeitnow.com/terms',
    minutes: 360,
  },
  {
    id: 'himalayas',
    name: sourceNames.himalayas,
    kind: 'feed',
    hosts: ['himalayas.app'],
    home: 'https://himalayas.app',
    terms: 'https://himalayas.app/docs/remote-jobs-api',
    minutes: 360,
  },
  // Terms: at most once an hour, and no redistribution to other job sites.
  {
    id: 'jobicy',
    name: sourceNames.jobicy,
    kind: 'feed',
    hosts: ['jobicy.com'],
    home: 'https://jobicy.com',
    terms: 'https://jobicy.com/jobs-rss-feed',
    minutes: 360,
  },
  // Terms: a followable link to its own page of each posting; its name, but not its logo.
  {
    id: 'remoteok',
    name: sourceNames.remoteok,
    kind: 'feed',
    hosts: ['remoteok.com', 'remoteok.io'],
    home: 'https://remoteok.com',
    terms: 'https://remoteok.com/legal',
    minutes: 360,
  },
  // Last: where a feed repeats what another source lists, that source has more to say.
  { ...board('webfeed'), minutes: 120 },
  {
    id: 'sample',
    name: sourceNames.sample,
    kind: 'sample',
    hosts: [],
    home: null,
    terms: null,
    minutes: 0,
  },
] as const satisfies readonly Source[];

export type QueriedSourceId = Exclude<SourceId, 'sample'>;

export function sourceOf(id: string): Source | undefined {
  return sources.find((source) => source.id === id);
}

/** Company boards belong to the companies, so none requires attribution. */
function board<Id extends SourceId>(id: Id, ...hosts: string[]) {
  return {
    id,
    name: sourceNames[id],
    kind: 'boards',
    hosts,
    home: null,
    terms: null,
    minutes: 60,
  } as const;
}
