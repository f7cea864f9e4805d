import { xmlText } from '#domain/site/xml-text.ts';

export type FeedItem = {
  /** A URL that never changes. */
  id: string;
  url: string;
  title: string;
  summary: string;
  author: string;
  publishedAt: Date;
  tags: readonly string[];
};

export type Feed = {
  title: string;
  description: string;
  /** URL of the page that the feed belongs to. */
  page: string;
  /** URL of the feed itself. */
  self: string;
  items: readonly FeedItem[];
};

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function rssOf({ title, description, page, self, items }: Feed): string {
  const newest = items[0]?.publishedAt;
  return [
    declaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', 'en'),
    newest ? element('lastBuildDate', newest.toUTCString()) : '',
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) =>
      [
        '<item>',
        element('title', item.title),
        element('link', item.url),
        `<guid isPermaLink="${item.id === item.url}">${xmlText(item.id)}</guid>`,
        element('dc:creator', item.author),
        element('pubDate', item.publishedAt.toUTCString()),
        element('description', item.summary),
        ...item.tags.map((tag) => element('category', tag)),
        '</item>',
      ].join(''),
    ),
    '</channel></rss>\n',
  ].join('');
}

/** Atom 1.0 (RFC 4287). A feed without items has the epoch as its update time. */
export function atomOf({ title, description, page, self, items }: Feed): string {
  const updated = (items[0]?.publishedAt ?? new Date(0)).toISOString();
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', self),
    element('title', title),
    element('subtitle', description),
    element('updated', updated),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    ...items.map((item) =>
      [
        '<entry>',
        element('id', item.id),
        element('title', item.title),
        `<link rel="alternate" type="text/html" href="${xmlText(item.url)}"/>`,
        `<author>${element('name', item.author)}</author>`,
        element('published', item.publishedAt.toISOString()),
        element('updated', item.publishedAt.toISOString()),
        element('summary', item.summary),
        ...item.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('');
}

export function jsonFeedOf({ title, description, page, self, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: self,
    language: 'en',
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      date_published: item.publishedAt.toISOString(),
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  });
}
