import { xmlText } from '#domain/site/xml-text.ts';

type Address = { url: string; changedAt: Date | null };

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function entry(name: string, { url, changedAt }: Address): string {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<${name}><loc>${xmlText(url)}</loc>${changed}</${name}>`;
}

export function sitemapOf(pages: readonly Address[]): string {
  const entries = pages.map((page) => entry('url', page)).join('');
  return `${declaration}<urlset ${schema}>${entries}</urlset>\n`;
}

export function sitemapIndexOf(sitemaps: readonly Address[]): string {
  const entries = sitemaps.map((each) => entry('sitemap', each)).join('');
  return `${declaration}<sitemapindex ${schema}>${entries}</sitemapindex>\n`;
}
