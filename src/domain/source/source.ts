/** How a source is asked: with somebody's words, board by board, or for all it has. */
export type SourceKind = 'search' | 'boards' | 'feed' | 'sample';

export type Source = {
  id: string;
  /** The name that it has for itself, in every language. */
  name: string;
  kind: SourceKind;
  /** Hosts that are its own; what is below them is too. */
  hosts: readonly string[];
  /** Its front page, which it wants to be named with. */
  home: string | null;
  /** What it has is asked for no more often than this. */
  minutes: number;
};

/** Everyone who tells us of postings outside, in the order in which their postings are preferred when two tell of the same. */
export const sources = [
  {
    id: 'greenhouse',
    name: 'Greenhouse',
    kind: 'boards',
    hosts: ['greenhouse.io'],
    home: null,
    minutes: 60,
  },
  { id: 'lever', name: 'Lever', kind: 'boards', hosts: ['lever.co'], home: null, minutes: 60 },
  { id: 'ashby', name: 'Ashby', kind: 'boards', hosts: ['ashbyhq.com'], home: null, minutes: 60 },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    kind: 'search',
    hosts: ['linkedin.com'],
    home: 'https://www.linkedin.com/jobs',
    minutes: 15,
  },
  {
    id: 'glassdoor',
    name: 'Glassdoor',
    kind: 'search',
    hosts: ['glassdoor.com', 'glassdoor.co.in'],
    home: 'https://www.glassdoor.com',
    minutes: 15,
  },
  {
    id: 'naukri',
    name: 'Naukri',
    kind: 'search',
    hosts: ['naukri.com'],
    home: 'https://www.naukri.com',
    minutes: 15,
  },
  // Its terms: at most four times a day, named, and linked to at its own address.
  {
    id: 'remotive',
    name: 'Remotive',
    kind: 'feed',
    hosts: ['remotive.com', 'remotive.io'],
    home: 'https://remotive.com',
    minutes: 360,
  },
  {
    id: 'arbeitnow',
    name: 'Arbeitnow',
    kind: 'feed',
    hosts: ['arbeitnow.com'],
    home: 'https://www.arbeitnow.com',
    minutes: 360,
  },
  { id: 'sample', name: 'Sample', kind: 'sample', hosts: [], home: null, minutes: 0 },
] as const satisfies readonly Source[];

export type SourceId = (typeof sources)[number]['id'];
export type AskedSourceId = Exclude<SourceId, 'sample'>;

/** Labels the postings that only the demo has. */
export const sampleSource = 'sample' satisfies SourceId;

export function sourceOf(id: string): Source | undefined {
  return sources.find((source) => source.id === id);
}
