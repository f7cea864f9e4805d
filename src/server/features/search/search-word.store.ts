import { sql } from 'drizzle-orm';
import type { SuggestionKind } from '#domain/search/search.ts';
import type { Ctx } from '#server/context.ts';
import { searchTitles, searchWords } from '#server/db/tables/search.ts';

const startsWith = (text: string) => `${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** Titles, skills and companies of open postings that begin with this, or are these skills: the most frequent first. */
export async function loadSuggestions(
  ctx: Ctx,
  wish: { key: string; skills: string[] },
  most: number,
): Promise<{ text: string; kind: SuggestionKind }[]> {
  const named = sql`(${searchTitles.kind} = 'skill' and ${searchTitles.key} = any(${sql.param(wish.skills)}::text[]))`;
  const begins = sql`${searchTitles.key} like ${startsWith(wish.key)}`;
  return ctx.db
    .select({ text: searchTitles.title, kind: searchTitles.kind })
    .from(searchTitles)
    .where(wish.skills.length === 0 ? begins : sql`(${begins} or ${named})`)
    .orderBy(sql`${searchTitles.postings} desc nulls last, ${searchTitles.key}`)
    .limit(most);
}

/** The most frequent words of open postings that begin with this one, but for itself. */
export async function loadLonger(ctx: Ctx, word: string, most: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} like ${startsWith(word)} and ${searchWords.word} <> ${word}`)
    .orderBy(sql`${searchWords.postings} desc`)
    .limit(most);
  return rows.map((row) => row.word);
}

/** For each of these words that no open posting has, the one that is written most alike: one letter off, or two in a long one. */
export async function loadAlike(ctx: Ctx, words: readonly string[]): Promise<Map<string, string>> {
  const asked = words.map((typed) => ({ typed, shapes: shapesOf(typed) }));
  const { rows } = await ctx.db.execute<{ typed: string; word: string }>(sql`
    select asked.typed, near.word from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(typed text, shapes text[])
    cross join lateral (
      select * from (
        select word, postings, levenshtein_less_equal(word, typed, 2) as distance from ${searchWords}
        where word % typed or word like any(shapes)
      ) alike
      where distance <= case when length(typed) < 5 then 1 else 2 end
      order by distance - (left(word, 1) = left(typed, 1))::int - (length(word) = length(typed))::int * 0.5, postings desc, word
      limit 1
    ) near
    where not exists (select from ${searchWords} known where known.word = asked.typed)`);
  return new Map(rows.map(({ typed, word }) => [typed, word]));
}

/** The word with one place of it, or two beside each other, left open. */
function shapesOf(word: string): string[] {
  const letters = [...word].map((letter) => letter.replaceAll(/[\\%_]/gu, String.raw`\$&`));
  return letters.flatMap((_, at) =>
    at < letters.length - 1
      ? [`${letters.slice(0, at).join('')}%${letters.slice(at + 2).join('')}`]
      : [],
  );
}
