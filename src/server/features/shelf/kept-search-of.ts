import type { KeptSearch } from '#contract/shelf.ts';
import type { KeptRow } from './kept-search.store.ts';

/** A kept search as its owner sees it. */
export function keptSearchOf({ id, name, query, alert, version }: KeptRow): KeptSearch {
  return { id, name, query, alert, version };
}
