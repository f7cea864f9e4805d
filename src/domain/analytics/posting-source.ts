/** Where a student came from when they opened a posting. */
export const postingSources = [
  'search',
  'recommended',
  'alert',
  'invitation',
  'company',
  'shared',
  'website',
  'direct',
] as const;
export type PostingSource = (typeof postingSources)[number];

/** The query parameter that says where a link to a posting was placed. */
export const viaParameter = 'via';

/** What people do with a posting before they apply. */
export const viewSteps = ['opened', 'started'] as const;
export type ViewStep = (typeof viewSteps)[number];

/** Where a reader came from: as the link says, or else by the page before. */
export function sourceOf(link: {
  via: string | null;
  /** Empty if it isn't known. */
  referrer: string;
  origin: string;
}): PostingSource {
  const stated = postingSources.find((source) => source === link.via);
  if (stated !== undefined) return stated;
  const before = URL.parse(link.referrer);
  if (before === null) return 'direct';
  if (before.origin !== link.origin) return 'website';
  if (/^\/(?:jobs|job-search|careers|student-dashboard\/jobs)(?:\/|$)/u.test(before.pathname))
    return 'search';
  return before.pathname.startsWith('/companies/') ? 'company' : 'direct';
}
