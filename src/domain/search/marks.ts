const place = 250;

/** Lexemes with one weight, in tsvector syntax. */
export function marksOf(lexemes: Iterable<string>, weight: 'A' | 'B' | 'D'): string {
  return [...new Set(lexemes)]
    .slice(0, place)
    .map((lexeme) => `${quoted(lexeme)}:${place}${weight}`)
    .join(' ');
}

/** Quotes a lexeme for tsvector or tsquery syntax. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
