import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const folder = new URL('../server/db/tables/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map(
    (name): Promise<Record<string, unknown>> => import(new URL(name, folder).href),
  ),
);

/** Every table of the schema, read from the folder so that none can be missing. */
export const allTables = modules
  .flatMap((module) => Object.values(module))
  .filter((each) => is(each, PgTable));
