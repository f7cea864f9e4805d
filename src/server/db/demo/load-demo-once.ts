import { sql } from 'drizzle-orm';
import { isPublicUrl } from '#domain/site/is-public-url.ts';
import type { Db } from '#server/db/connect.ts';
import { demoIdEnd } from './demo-id.ts';
import { wasDemoRemoved } from './demo-removed.ts';
import { isEmpty } from './is-empty.ts';
import { type DemoFiles, loadDemo } from './load-demo.ts';

type Start = {
  config: { DEMO: 'on' | 'off'; DATA_DIR: string; publicUrl: string };
  db: Db;
  database: { engine: 'embedded' | 'server' };
  files: DemoFiles;
  accounts: { hashPassword: (password: string) => Promise<string> };
};

/**
 * Loads the demo set on the first start of an empty embedded database on a local site; returns
 * whether the set is present.
 */
export async function loadDemoOnce({
  config,
  db,
  database,
  files,
  accounts,
}: Start): Promise<boolean> {
  const isWanted =
    config.DEMO === 'on' && database.engine === 'embedded' && !isPublicUrl(config.publicUrl);
  if (isWanted && (await isEmpty(db)) && !(await wasDemoRemoved(config.DATA_DIR))) {
    await loadDemo({ db, files, hashPassword: accounts.hashPassword, now: new Date() });
  }
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select exists (
      select from users where email = 'student@demo.test' and right(id::text, 12) = ${demoIdEnd}
    ) as there`,
  );
  return rows[0]?.there === true;
}
