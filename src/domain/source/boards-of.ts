import type { SourceSettings } from '#domain/setting/setting-groups.ts';
import { lineOf } from './read-path.ts';
import type { SourceId } from './source.ts';
import type { Board } from './told-posting.ts';

/** How many boards of one kind are read. */
export const mostBoards = 50;

// The last part of a board's address. A name of dots alone would lead elsewhere.
const boardName = /^[A-Za-z\d][\w.\- ]{0,79}$/u;

/** The boards that lines name: 'stripe', or 'stripe = Stripe, Inc.' where the board does not say whose it is. Each once. */
export function readBoards(lines: string): Board[] {
  const found = new Map<string, Board>();
  for (const line of lines.split('\n')) {
    const [left = '', ...right] = line.split('=');
    const name = left.trim();
    if (boardName.test(name) && !found.has(name.toLowerCase()))
      found.set(name.toLowerCase(), { name, company: lineOf(right.join('='), 100) ?? named(name) });
  }
  return [...found.values()].slice(0, mostBoards);
}

/** Whether every line that is not empty names a board, and there are not too many. */
export function areBoards(lines: string): boolean {
  const filled = lines.split('\n').filter((line) => line.trim() !== '');
  return (
    filled.length <= mostBoards &&
    filled.every((line) => boardName.test((line.split('=')[0] ?? '').trim()))
  );
}

/** What is read of a source by these settings: its boards, or all of it once (null); nothing when it is off. */
export function looksOf(source: SourceId, settings: SourceSettings): (Board | null)[] {
  switch (source) {
    case 'greenhouse':
      return readBoards(settings.greenhouseBoards);
    case 'lever':
      return readBoards(settings.leverBoards);
    case 'ashby':
      return readBoards(settings.ashbyBoards);
    case 'remotive':
      return settings.readsRemotive ? [null] : [];
    case 'arbeitnow':
      return settings.readsArbeitnow ? [null] : [];
    default:
      return [];
  }
}

/** 'acme-foods' as people write it. */
function named(name: string): string {
  return name
    .split(/[-_. ]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
