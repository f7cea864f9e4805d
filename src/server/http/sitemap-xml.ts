import { xmlText } from '#domain/site/xml-text.ts';

type Address = {
  url: string;
  changedAt: Date | null;
  /** The URL of the same page by language; 'x-default' is the one in the browser's language. */
  languages?: Record<string, string>;
};

const schema =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function entry(name: string, { url, changedAt, languages = {} }: Address): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  const links = Object.entries(languages).map(
    ([language, to]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(to)}"/>`,
  );
  return `<${name}><loc>${xmlText(url)}</loc>${changed}${links.join('')}</${name}>`;
}

export function sitemapOf(pages: readonly Address[]): string {
  const entries = pages.map((page) => entry('url', page)).join('');
  return `${declaration}<urlset ${schema}>${entries}</urlset>\n`;
}

export function sitemapIndexOf(sitemaps: readonly Address[]): string {
  const entries = sitemaps.map((each) => entry('sitemap', each)).join('');
  return `${declaration}<sitemapindex ${schema}>${entries}</sitemapindex>\n`;
}
