import { type SourceId, sourceNames } from './source-names.ts';

/** How a source is asked: with somebody's words, board by board, or for all it has. */
export type SourceKind = 'search' | 'boards' | 'feed' | 'sample';

export type Source = {
  id: string;
  /** The name that it has for itself, in every language. */
  name: string;
  kind: SourceKind;
  /** Hosts that are its own; what is below them is too. */
  hosts: readonly string[];
  /** Its front page, which it is named with. */
  home: string | null;
  /** Where its terms stand that ask to be named and linked to at every posting, by a link that search engines may follow; null where none ask. */
  terms: string | null;
  /** What it has is asked for no more often than this. */
  minutes: number;
  /** What its terms want to be called at each posting, where that is not its name. */
  credit?: string;
};

/** Everyone who tells us of postings outside, in the order in which their postings are preferred when two tell of the same. */
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
  // Its terms: 250 questions a day, so that the same one is asked four times a day.
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
  // Its terms: at most four times a day, named, and linked to at its own address.
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
  // Its terms: no more than once an hour, and nothing of it handed on to other job sites.
  {
    id: 'jobicy',
    name: sourceNames.jobicy,
    kind: 'feed',
    hosts: ['jobicy.com'],
    home: 'https://jobicy.com',
    terms: 'https://jobicy.com/jobs-rss-feed',
    minutes: 360,
  },
  // Its terms: a link to its own address of each posting, which search engines may follow; its name, and not its sign.
  {
    id: 'remoteok',
    name: sourceNames.remoteok,
    kind: 'feed',
    hosts: ['remoteok.com', 'remoteok.io'],
    home: 'https://remoteok.com',
    terms: 'https://remoteok.com/legal',
    minutes: 360,
  },
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

export type AskedSourceId = Exclude<SourceId, 'sample'>;

export function sourceOf(id: string): Source | undefined {
  return sources.find((source) => source.id === id);
}

/** Boards of companies, which are the companies' own: none asks to be named. */
function board<Id extends SourceId>(id: Id, host: string) {
  return {
    id,
    name: sourceNames[id],
    kind: 'boards',
    hosts: [host],
    home: null,
    terms: null,
    minutes: 60,
  } as const;
}
