import {
  isResponseOf,
  type ParsedResponse,
  parseResponse,
} from '#domain/external-jobs/parse-response.ts';
import type { QueriedSourceId } from '#domain/external-jobs/source.ts';
import { htmlToMarkdown } from '#readers/html-to-markdown.ts';
import { boardsOf } from './boards-of.ts';
import { feedsOf } from './feeds-of.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import type { Adapter, Request } from './request.ts';
import { searchesOf } from './searches-of.ts';
import { SourceFailure } from './source-failure.ts';
import type { SourceOptions } from './source-options.ts';
import type { SourcePort, Sources } from './sources.ts';

/** The maximum number of postings taken from one response. */
const maxPostings = { search: 50, all: 2_000 };

/** Pages of one list that are read in a row. */
const maxPages = 10;
/** Below this time there is no use in requesting another page. */
const leastMs = 50;

const failureOf = (error: unknown) => {
  if (error instanceof SourceFailure) return error;
  throw error;
};

/** All sources, including those that lack a setting. */
export function createSources(options: SourceOptions): Sources {
  const { allowsLoopback, resolve } = options;

  function source([id, adapter]: [string, Adapter]): SourcePort {
    const { needs = {}, request, smaller, isWhole, next, format = 'json' } = adapter;
    const source = id as QueriedSourceId;
    const get = ({ url, headers = {} }: Request, timeoutMs: number) =>
      fetchWithRetry(url, {
        timeoutMs,
        allowsLoopback,
        headers,
        format,
        ...(resolve && { resolve }),
      });
    return {
      id: source,
      missing: Object.keys(needs).filter((name) => !needs[name]),
      ask: async (question, { now, timeoutMs }) => {
        const end = performance.now() + timeoutMs;
        const leftMs = () => Math.floor(end - performance.now());
        const first = request(question);
        let used = first;
        const answer = await get(first, timeoutMs).catch((error: unknown) => {
          const isTooLarge = error instanceof SourceFailure && error.problem === 'too-large';
          if (!isTooLarge || smaller === undefined || leftMs() < leastMs) throw error;
          used = smaller(question);
          return get(used, leftMs());
        });
        const board = 'board' in question ? question.board : null;
        const limit = 'words' in question ? maxPostings.search : maxPostings.all;
        const read = (page: unknown) => {
          if (!isResponseOf(source, page)) throw new SourceFailure('wrong-shape');
          const options = { board, now, most: limit, toMarkdown: htmlToMarkdown };
          return parseResponse(source, page, options);
        };
        const pages = [read(answer)];
        const count = () => pages.reduce((sum, { postings }) => sum + postings.length, 0);
        let last = answer;
        let stopped: SourceFailure | null = null;
        let url = next?.(answer, used.url) ?? null;
        while (url !== null && pages.length < maxPages && count() < limit) {
          if (leftMs() < leastMs) break;
          // A page that is late or broken takes nothing from those before it.
          const page = await get({ ...used, url }, leftMs()).catch(failureOf);
          if (page instanceof SourceFailure) stopped = page;
          else if (!isResponseOf(source, page)) stopped = new SourceFailure('wrong-shape');
          if (stopped) break;
          pages.push(read(page));
          last = page;
          url = next?.(page, url) ?? null;
        }
        // What was left out over the limit isn't gone.
        const isAll = url === null && count() < limit && isWhole(last);
        return { ...joinPages(pages, limit), isWhole: isAll, stopped };
      },
    };
  }

  return Object.entries({ ...searchesOf(options), ...boardsOf(options), ...feedsOf(options) }).map(
    source,
  );
}

/** A posting that moved to the next page in the meantime counts once. */
function joinPages(pages: readonly ParsedResponse[], limit: number): ParsedResponse {
  const all = pages.flatMap(({ postings }) => postings);
  const once = new Map(all.map((posting) => [posting.sourceRef, posting]));
  return {
    postings: [...once.values()].slice(0, limit),
    unread: pages.reduce((sum, { unread }) => sum + unread, 0),
  };
}
