const most = 250;

/** The lexeme that stands for a skill as a whole, so that 'C' is never found in 'C++'. */
export function skillMark(key: string): string {
  return `¤${key}`;
}

/** These skills as the text of a tsvector of weight B. */
export function marksOf(keys: readonly string[]): string {
  return [...new Set(keys)]
    .slice(0, most)
    .map((key) => `${quoted(skillMark(key))}:${most}B`)
    .join(' ');
}

/** A lexeme as it is written in a tsvector or a tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
