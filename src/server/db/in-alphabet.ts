import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Sorts names as readers expect: 'anna, Émile, Zoe'. By bytes, the database's own order, it would
 * be 'Zoe, anna, Émile'. The root order of Unicode fits all five languages of the interface, but
 * sorts Chinese by radical, not by sound.
 */
export const inAlphabet = (column: SQLWrapper): SQL => sql`${column} collate "und-x-icu"`;
