import { type SQL, sql } from 'drizzle-orm';

const mark = '/* planned once */';
/** Each plan takes memory in each connection. */
const maxPlans = 32;

/**
 * Marks a frequent statement whose plan suits all its parameters: each connection parses and plans
 * it once.
 */
export function plannedOnce(statement: SQL): SQL {
  return sql`${sql.raw(mark)} ${statement}`;
}

/** Names such statements, so that the driver prepares them; equal SQL gets the same name. */
export function nameStatements(): (query: unknown) => unknown {
  const names = new Map<string, string>();
  return (query) => {
    if (!isMarked(query)) return query;
    const { text } = query;
    if (!names.has(text) && names.size < maxPlans) names.set(text, `planned ${names.size}`);
    return { ...query, name: names.get(text) };
  };
}

const isMarked = (query: unknown): query is { text: string } =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  query.text.startsWith(mark);
