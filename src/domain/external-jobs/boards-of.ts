import type { Entered, Problems } from '#domain/fields.ts';
import type { sourceFields } from '#domain/setting/setting-fields.ts';
import type { SourceSettings } from '#domain/setting/setting-groups.ts';
import { lineOf } from './get-path.ts';
import type { Board } from './raw-posting.ts';
import type { SourceId } from './source-names.ts';

const maxAddressLength = 200;
/** Boards per source. */
export const maxBoards = 50;

/** Per source, the setting that lists its boards or enables its feed. */
export const boardSettings = {
  greenhouse: 'greenhouseBoards',
  lever: 'leverBoards',
  ashby: 'ashbyBoards',
  recruitee: 'recruiteeBoards',
  smartrecruiters: 'smartrecruitersBoards',
  workable: 'workableBoards',
  teamtailor: 'teamtailorBoards',
  bamboohr: 'bamboohrBoards',
  pinpoint: 'pinpointBoards',
  personio: 'personioBoards',
  webfeed: 'webFeeds',
} as const satisfies { [Id in SourceId]?: keyof SourceSettings };
export const feedSettings = {
  remotive: 'readsRemotive',
  arbeitnow: 'readsArbeitnow',
  himalayas: 'readsHimalayas',
  jobicy: 'readsJobicy',
  remoteok: 'readsRemoteok',
} as const satisfies { [Id in SourceId]?: keyof SourceSettings };

export type BoardsId = keyof typeof boardSettings;
type FeedId = keyof typeof feedSettings;

// The last path segment of a board's URL. Excludes names made only of dots, which would change the
// path.
const inPath = /^[A-Za-z\d][\w.\- ]{0,79}$/u;
// A single DNS label, so that the host stays below the source's host.
const inHost =
  /^(?=.{1,80}$)[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?)*$/u;
const nameRules: Partial<Record<BoardsId, RegExp | ((name: string) => boolean)>> = {
  recruitee: inHost,
  teamtailor: inHost,
  bamboohr: inHost,
  pinpoint: inHost,
  personio: inHost,
  webfeed: isFeedAddress,
};
function isNamed(source: BoardsId, name: string): boolean {
  const rule = nameRules[source] ?? inPath;
  return typeof rule === 'function' ? rule(name) : rule.test(name);
}

/** A public web address without credentials; where it leads is checked when it is fetched. */
function isFeedAddress(name: string): boolean {
  const url = URL.parse(name);
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    name.length <= maxAddressLength &&
    !/\s/u.test(name)
  );
}

/**
 * Parses a board list: 'stripe', or 'stripe = Stripe, Inc.' where the response lacks the company
 * name. Removes duplicates.
 */
export function readBoards(source: BoardsId, lines: string): Board[] {
  const found = new Map<string, Board>();
  for (const line of lines.split('\n')) {
    const { name, company } = partsOf(source, line);
    // Paths distinguish upper and lower case.
    const key = source === 'webfeed' ? name : name.toLowerCase();
    if (isNamed(source, name) && !found.has(key))
      found.set(key, { name, company: lineOf(company, 100) ?? named(name) });
  }
  return [...found.values()].slice(0, maxBoards);
}

/** Whether every non-empty line is a valid board of this source, within the limit. */
export function areBoards(source: BoardsId, lines: string): boolean {
  const filled = lines.split('\n').filter((line) => line.trim() !== '');
  return (
    filled.length <= maxBoards &&
    filled.every((line) => isNamed(source, partsOf(source, line).name))
  );
}

/**
 * What to fetch from a source under these settings: each board, or null for the whole source; empty
 * when it is disabled.
 */
export function fetchesOf(source: SourceId, settings: SourceSettings): (Board | null)[] {
  if (isBoards(source)) return readBoards(source, settings[boardSettings[source]]);
  if (isFeed(source)) return settings[feedSettings[source]] ? [null] : [];
  return [];
}

const isBoards = (source: SourceId): source is BoardsId => Object.hasOwn(boardSettings, source);
const isFeed = (source: SourceId): source is FeedId => Object.hasOwn(feedSettings, source);

/** 'acme = Acme Foods'; an address may have an equals sign of its own, but without spaces. */
function partsOf(source: BoardsId, line: string): { name: string; company: string } {
  const [name = '', ...company] = line.split(source === 'webfeed' ? /\s+=\s*/u : '=');
  return { name: name.trim(), company: company.join('=') };
}

/** Title-cases a board name such as 'acme-foods', or the host of a feed. */
function named(name: string): string {
  const host = URL.parse(name)?.hostname.replace(/^www\./u, '');
  if (host !== undefined) return host;
  return name
    .split(/[-_. ]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Finds invalid board names, and lists with too many boards. */
export function findBoardProblems(entered: Entered<typeof sourceFields>) {
  const problems: Problems<typeof sourceFields> = {};
  for (const [source, field] of Object.entries(boardSettings)) {
    if (!areBoards(source as BoardsId, String(entered[field]))) problems[field] = 'BOARDS_INVALID';
  }
  return problems;
}
