import type { Db } from '#server/db/connect.ts';
import { loadLiveCursor } from './live.store.ts';

/** The cursor of a reader that is up to date; read it before the data it belongs to. */
export function liveCursorNow(db: Db): Promise<string> {
  return loadLiveCursor(db);
}
