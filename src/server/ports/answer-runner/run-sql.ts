import { constants, DatabaseSync } from 'node:sqlite';
import type { Json } from '#domain/skill-test/test-item.ts';
import type { QueryResult, Run, RunResult } from './answer-runner.ts';
import { maxOutput, maxRows, sqlHeapBytes } from './run-limits.ts';

type SqlRun = Extract<Run, { kind: 'sql' }>;

const maxMessageLength = 300;
const { SQLITE_OK, SQLITE_DENY } = constants;
/** What a query may do: read. Everything else is refused, whatever its name. */
const reads = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_READ,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_RECURSIVE,
]);

export function runSql({ setup, queries }: SqlRun): RunResult {
  const results: QueryResult[] = [];
  for (const query of queries) {
    const result = runQuery(setup, query);
    if ('problem' in result) return { kind: 'problem', problem: result.problem };
    results.push(result);
  }
  return { kind: 'sql', results };
}

function runQuery(
  setup: string,
  query: string,
): QueryResult | { problem: 'tooMuchOutput' | 'tooMuchMemory' } {
  using db = new DatabaseSync(':memory:', { allowExtension: false });
  db.exec(`pragma hard_heap_limit = ${sqlHeapBytes}; pragma temp_store = memory;`);
  db.exec(setup);
  db.setAuthorizer((action) => (reads.has(action) ? SQLITE_OK : SQLITE_DENY));
  try {
    const statement = db.prepare(query);
    statement.setReturnArrays(true);
    statement.setReadBigInts(true);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length === 0) return { error: 'Write a SELECT statement.' };
    const rows: Json[][] = [];
    let size = 0;
    for (const row of statement.iterate() as Iterable<unknown>) {
      const cells = (row as unknown[]).map(cellOf);
      rows.push(cells);
      size += cells.reduce<number>((sum, cell) => sum + String(cell).length + 1, 0);
      if (size > maxOutput || rows.length > maxRows) return { problem: 'tooMuchOutput' };
    }
    return { columns, rows };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message === 'out of memory') return { problem: 'tooMuchMemory' };
    if (message === 'not authorized')
      return { error: 'Only reading is allowed: write a SELECT statement.' };
    return { error: message.slice(0, maxMessageLength) };
  }
}

function cellOf(value: unknown): Json {
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  return null;
}
