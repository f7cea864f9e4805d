/** Feeds that visitors can subscribe to, and their formats. */
export const feedNames = ['postings', 'blog'] as const;
export type FeedName = (typeof feedNames)[number];

export const feedFormats = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedFormat = keyof typeof feedFormats;

export const feedPath = (name: FeedName, format: FeedFormat) => `/feeds/${name}.${format}`;
