import { isOrdinary, type TaxonomyEntry } from './taxonomy-entry.ts';

type Source = { sourceName: string; displayName: string; shortDescription: string };
type Skills = Record<string, { aliases: string[]; sources: Source[] }>;

const longest = 3;
/** Software products, and fields of research of two or three words. */
export function productsAndFields(json: string) {
  const products = new Map<string, TaxonomyEntry>();
  const fields = new Map<string, TaxonomyEntry>();
  for (const { aliases, sources } of Object.values(JSON.parse(json) as Skills)) {
    const [source] = sources;
    if (!source) continue;
    const name = source.displayName.replace(/\s*\([^)]*\)$/u, '').trim();
    const isPlain = !/[():–*]/u.test(name);
    const words = name.split(' ').length;
    if (!isPlain || words > longest) continue;
    if (source.sourceName !== 'Microsoft Academic Graph') {
      // Categories of products have no description.
      if (source.shortDescription !== '')
        products.set(name, { name, spellings: aliases, wary: isOrdinary(name) ? 'name' : null });
    } else if (words > 1) fields.set(name, { name, spellings: aliases, wary: 'word' });
  }
  return { products: [...products.values()], fields: [...fields.values()] };
}
