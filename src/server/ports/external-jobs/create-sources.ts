import { isResponseOf, parseResponse } from '#domain/external-jobs/parse-response.ts';
import type { AskedSourceId } from '#domain/external-jobs/source.ts';
import { htmlToMarkdown } from '#readers/html-to-markdown.ts';
import { boardsOf } from './boards-of.ts';
import { feedsOf } from './feeds-of.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import type { Asked, Request } from './request.ts';
import { searchesOf } from './searches-of.ts';
import { SourceFailure } from './source-failure.ts';
import type { SourceOptions } from './source-options.ts';
import type { SourcePort, Sources } from './sources.ts';

/** The maximum number of postings taken from one response. */
const most = { search: 50, all: 2_000 };

/** All sources, including those that lack a setting. */
export function createSources(options: SourceOptions): Sources {
  const { allowsLoopback, resolve } = options;

  function source([id, { needs = {}, request, smaller, isWhole }]: [string, Asked]): SourcePort {
    const source = id as AskedSourceId;
    const get = ({ url, headers = {} }: Request, timeoutMs: number) =>
      fetchWithRetry(url, { timeoutMs, allowsLoopback, headers, ...(resolve && { resolve }) });
    return {
      id: source,
      missing: Object.keys(needs).filter((name) => !needs[name]),
      ask: async (question, { now, timeoutMs }) => {
        const answer = await get(request(question), timeoutMs).catch((error: unknown) => {
          const isTooLarge = error instanceof SourceFailure && error.problem === 'too-large';
          if (!isTooLarge || smaller === undefined) throw error;
          return get(smaller(question), timeoutMs);
        });
        if (!isResponseOf(source, answer)) throw new SourceFailure('wrong-shape');
        const board = 'board' in question ? question.board : null;
        const limit = 'words' in question ? most.search : most.all;
        const read = parseResponse(source, answer, {
          board,
          now,
          most: limit,
          toMarkdown: htmlToMarkdown,
        });
        return { ...read, isWhole: isWhole(answer) };
      },
    };
  }

  return Object.entries({ ...searchesOf(options), ...boardsOf(options), ...feedsOf(options) }).map(
    source,
  );
}
