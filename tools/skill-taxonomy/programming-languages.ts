import { isOrdinary, type TaxonomyEntry } from './taxonomy-entry.ts';

/** Programming languages of linguist's list, each with its distinctive aliases. */
export function programmingLanguages(yaml: string): TaxonomyEntry[] {
  return yaml.split(/\n(?=\S)/u).flatMap((block) => {
    const [, name = ''] = /^"?([^\n"#:]+)"?:/u.exec(block) ?? [];
    const isProgramming = /\n {2}type: programming\n/u.test(block);
    if (!isProgramming || /\n {2}group: /u.test(block) || !/^[\w .+#/-]{2,30}$/u.test(name))
      return [];
    const aliases = /\n {2}aliases:\n((?: {2}- .+\n?)*)/u.exec(block)?.[1] ?? '';
    const spellings = [...aliases.matchAll(/- "?([^"\n]+)"?/gu)]
      .flatMap(([, alias = '']) => alias)
      .filter((alias) => /[^a-z]/u.test(alias) && alias.length > 3);
    return { name, spellings, wary: isOrdinary(name) ? 'name' : null };
  });
}
