import { sql } from 'drizzle-orm';
import type { SuggestionKind } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { searchTitles, searchWords } from '#server/db/tables/search.ts';

const startsWith = (text: string) => `${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/**
 * Titles, skills and companies of open postings that start with this text or are these skills, most
 * frequent first.
 */
export async function loadSuggestions(
  ctx: Ctx,
  typed: { key: string; skills: string[] },
  most: number,
): Promise<{ text: string; kind: SuggestionKind }[]> {
  const named = sql`(${searchTitles.kind} = 'skill' and ${searchTitles.key} = any(${sql.param(typed.skills)}::text[]))`;
  const begins = sql`${searchTitles.key} like ${startsWith(typed.key)}`;
  return ctx.db
    .select({ text: searchTitles.title, kind: searchTitles.kind })
    .from(searchTitles)
    .where(typed.skills.length === 0 ? begins : sql`(${begins} or ${named})`)
    .orderBy(sql`${searchTitles.postings} desc nulls last, ${searchTitles.key}`)
    .limit(most);
}

/** The most frequent words of open postings that start with this one, except itself. */
export async function loadLonger(ctx: Ctx, word: string, most: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} like ${startsWith(word)} and ${searchWords.word} <> ${word}`)
    .orderBy(sql`${searchWords.postings} desc`)
    .limit(most);
  return rows.map((row) => row.word);
}

/**
 * The most similar indexed word for each of these unknown words: one edit apart, or two in a long
 * word.
 */
export async function loadAlike(ctx: Ctx, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  // One query per word lets the planner see the value and use the trigram index.
  const queries = words.map((typed) => {
    const near = sql`levenshtein_less_equal(word, ${typed}, 2)`;
    const sameStart = sql`(left(word, 1) = ${[...typed][0]})::int`;
    const sameLength = sql`(length(word) = ${[...typed].length}::int)::int * 0.5`;
    return sql`(select ${typed}::text as typed, word from ${searchWords}
      where (word % ${typed} or word like any(${sql.param(shapesOf(typed))}::text[])) and ${near} <= ${[...typed].length < 5 ? 1 : 2}
        and not exists (select from ${searchWords} known where known.word = ${typed})
      order by ${near} - ${sameStart} - ${sameLength}, postings desc, word limit 1)`;
  });
  const { rows } = await ctx.db.execute<{ typed: string; word: string }>(
    sql.join(queries, sql` union all `),
  );
  return new Map(rows.map(({ typed, word }) => [typed, word]));
}

/** Patterns of the word with one letter, or two adjacent ones, replaced by a wildcard. */
function shapesOf(word: string): string[] {
  const letters = [...word].map((letter) => letter.replaceAll(/[\\%_]/gu, String.raw`\$&`));
  return letters.flatMap((_, at) =>
    at < letters.length - 1
      ? [`${letters.slice(0, at).join('')}%${letters.slice(at + 2).join('')}`]
      : [],
  );
}
