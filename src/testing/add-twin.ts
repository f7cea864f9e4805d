import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { allTables } from './all-tables.ts';
import type { World } from './world.ts';

const ownerColumns = ['user_id', 'student_id'];

/** One statement for each table with a person's rows: copies those of $1 to $2. */
const copies = allTables.flatMap((table) => {
  const { name } = getTableConfig(table);
  const columns = Object.values(getTableColumns(table)).filter(
    ({ generated }) => generated === undefined,
  );
  const owner = columns.find((column) => ownerColumns.includes(column.name));
  if (owner === undefined) return [];
  const values = columns.map((column) => {
    if (column === owner) return '$2';
    // Where the id alone is the key; else the copy has the same one.
    return column.name === 'id' && column.primary ? 'gen_random_uuid()' : `"${column.name}"`;
  });
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  return `insert into "${name}" (${names}) select ${values.join(', ')} from "${name}" where "${owner.name}" = $1 on conflict do nothing`;
});

/**
 * Adds a student with the same rows as another one, as far as keys permit it: the same questions
 * marked, the same drives followed. Answers to the first one must not change. Returns how many
 * tables have copies.
 */
export async function addTwin(world: World, userId: string): Promise<number> {
  const twin = await world.student();
  const { rows } = await world.pool.query<{ add_twin: number }>('select add_twin($1, $2, $3)', [
    userId,
    twin.userId,
    copies,
  ]);
  return rows[0]?.add_twin ?? 0;
}

/** Call it once for the database of a test file. */
export async function prepareTwins(world: World): Promise<void> {
  await world.pool.query(`
    create function add_twin(one uuid, twin uuid, copies text[]) returns int language plpgsql as $$
    declare
      copied int := 0;
      open text[] := copies;
      failed text[];
      copy text;
      count int;
    begin
      -- A row whose parent is copied later waits for the next pass.
      for pass in 1 .. 4 loop
        failed := '{}';
        foreach copy in array open loop
          begin
            execute copy using one, twin;
            get diagnostics count = row_count;
            if count > 0 then copied := copied + 1; end if;
          exception when others then
            failed := failed || copy;
          end;
        end loop;
        open := failed;
        exit when cardinality(open) = 0;
      end loop;
      return copied;
    end $$`);
}
