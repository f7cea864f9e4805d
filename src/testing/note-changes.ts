import type pg from 'pg';

type Row = Record<string, unknown>;

/** A written row, before and after. */
export type Change = {
  /** The id of its transaction. */
  transaction: string;
  table: string;
  was: Row | null;
  is: Row | null;
};

/**
 * Records every row written from now on, within the writing transaction, so that rolled-back
 * changes are not recorded. Returns a function for the changes since its last call, in order.
 */
export async function noteChanges(pool: Pick<pg.Pool, 'query'>): Promise<() => Promise<Change[]>> {
  await pool.query(`
    create schema noted;
    create table noted.changes (
      n bigint generated always as identity primary key, transaction text not null default pg_current_xact_id()::text,
      "table" text not null, was jsonb, "is" jsonb);
    grant usage on schema noted to public;
    grant insert on noted.changes to public;
    create function noted.note() returns trigger language plpgsql as $$ begin
      insert into noted.changes ("table", was, "is") values (tg_argv[0],
        case when tg_op = 'INSERT' then null else to_jsonb(old) end, case when tg_op = 'DELETE' then null else to_jsonb(new) end);
      return null;
    end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger noted after insert or update or delete on public.%I for each row execute function noted.note(%L)', name, name);
      end loop;
      create trigger noted after insert or update or delete on tasks.job for each row execute function noted.note('tasks');
    end $$`);
  return async () => {
    const { rows } = await pool.query<Change>(
      'with taken as (delete from noted.changes returning *) select transaction, "table", was, "is" from taken order by n',
    );
    return rows;
  };
}
