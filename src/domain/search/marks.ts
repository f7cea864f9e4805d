const place = 250;

/** Lexemes as the text of a tsvector, all of this weight. */
export function marksOf(lexemes: Iterable<string>, weight: 'A' | 'B'): string {
  return [...new Set(lexemes)]
    .slice(0, place)
    .map((lexeme) => `${quoted(lexeme)}:${place}${weight}`)
    .join(' ');
}

/** A lexeme as it is written in a tsvector or a tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
