import type { Db } from '#server/db/connect.ts';
import { loadLiveCursor } from './live.store.ts';

/** Where a reader starts that has seen everything there is now; read it before the data it goes with. */
export function liveCursorNow(db: Db): Promise<string> {
  return loadLiveCursor(db);
}
