import { type SQL, sql } from 'drizzle-orm';

const mark = '/* planned once */';
/** Each plan takes memory in each connection. */
const most = 32;

/**
 * Marks a frequent statement whose plan suits all its parameters: each connection parses and plans
 * it once.
 */
export function plannedOnce(statement: SQL): SQL {
  return sql`${sql.raw(mark)} ${statement}`;
}

/** Names such statements, so that the driver prepares them; equal SQL gets the same name. */
export function nameStatements(): (asked: unknown) => unknown {
  const names = new Map<string, string>();
  return (asked) => {
    if (!isMarked(asked)) return asked;
    const { text } = asked;
    if (!names.has(text) && names.size < most) names.set(text, `planned ${names.size}`);
    return { ...asked, name: names.get(text) };
  };
}

const isMarked = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.startsWith(mark);
