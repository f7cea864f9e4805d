/** Pages of our own below /companies. */
const reserved = new Set(['request']);

/** A URL slug of lower-case letters, digits and hyphens; 'company' when nothing remains. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 80);
  return reserved.has(slug) ? `${slug}-company` : slug || 'company';
}

/**
 * Whether a company, an event or a person's page could have this slug. Others need no query, and
 * some of them PostgreSQL doesn't take.
 */
export function isSlug(slug: string): boolean {
  return slug.length <= 120 && /^[\p{L}\p{M}\p{N}-]+$/u.test(slug);
}
