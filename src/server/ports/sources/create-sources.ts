import { isAnswerOf, readAnswer } from '#domain/source/read-answer.ts';
import { readList, readPath } from '#domain/source/read-path.ts';
import type { AskedSourceId } from '#domain/source/source.ts';
import { askTwice } from './ask-twice.ts';
import type { Resolve } from './get-json.ts';
import { SourceFailure } from './source-failure.ts';
import type { Question, SourcePort, Sources } from './sources.ts';

type Setting = string | undefined;

/** Where each source is, and the keys to it; those of document 1 may have none. */
export type SourceOptions = {
  network: { url: Setting; key: Setting };
  reviews: { url: Setting; partner: Setting; key: Setting; country: Setting };
  indian: { url: Setting; key: Setting };
  greenhouse: string;
  lever: string;
  ashby: string;
  remotive: string;
  arbeitnow: string;
  allowsLoopback: boolean;
  resolve?: Resolve;
};

type Request = { url: string; headers?: Record<string, string> };
type Asked = {
  /** Settings by their names. */
  needs?: Record<string, Setting>;
  request: (question: Question) => Request;
  /** The same with less said of each posting, for an answer that is too large. */
  smaller?: (question: Question) => Request;
  /** Whether an answer is all that there is to tell. */
  isWhole: (answer: unknown) => boolean;
};

/** How many postings of one answer are taken. */
const most = { search: 50, newest: 150, all: 2_000 };

/** All sources, those that lack a setting too. */
export function createSources(options: SourceOptions): Sources {
  const { allowsLoopback, resolve } = options;

  function source([id, { needs = {}, request, smaller, isWhole }]: [string, Asked]): SourcePort {
    const source = id as AskedSourceId;
    const get = ({ url, headers = {} }: Request, timeoutMs: number) =>
      askTwice(url, { timeoutMs, allowsLoopback, headers, ...(resolve && { resolve }) });
    return {
      id: source,
      missing: Object.keys(needs).filter((name) => !needs[name]),
      ask: async (question, { now, timeoutMs }) => {
        const answer = await get(request(question), timeoutMs).catch((error: unknown) => {
          const isTooLarge = error instanceof SourceFailure && error.problem === 'too-large';
          if (!isTooLarge || smaller === undefined) throw error;
          return get(smaller(question), timeoutMs);
        });
        if (!isAnswerOf(source, answer)) throw new SourceFailure('wrong-shape');
        const board = 'board' in question ? question.board : null;
        const limit = 'words' in question ? most.search : most.all;
        const read = readAnswer(source, answer, { board, now, most: limit });
        return { ...read, isWhole: isWhole(answer) };
      },
    };
  }

  return Object.entries(askedOf(options)).map(source);
}

function askedOf({
  network,
  reviews,
  indian,
  ...urls
}: SourceOptions): Record<AskedSourceId, Asked> {
  const partly = () => false;
  const wholly = () => true;
  return {
    linkedin: {
      needs: { NETWORK_JOBS_URL: network.url, NETWORK_JOBS_KEY: network.key },
      request: (question) => ({
        url: withQuery(network.url, { keywords: wordsOf(question), location: placeOf(question) }),
        headers: { authorization: `Bearer ${network.key}` },
      }),
      isWhole: partly,
    },
    glassdoor: {
      needs: {
        REVIEW_JOBS_URL: reviews.url,
        REVIEW_JOBS_PARTNER: reviews.partner,
        REVIEW_JOBS_KEY: reviews.key,
      },
      request: (question) => ({
        url: withQuery(reviews.url, {
          partner: reviews.partner,
          key: reviews.key,
          jobTitle: wordsOf(question),
          countryId: reviews.country,
        }),
      }),
      isWhole: partly,
    },
    naukri: {
      needs: { INDIAN_JOBS_URL: indian.url, INDIAN_JOBS_KEY: indian.key },
      request: (question) => ({
        url: withQuery(indian.url, {
          searchType: 'adv',
          keyword: wordsOf(question),
          location: placeOf(question),
        }),
        headers: { authorization: `Bearer ${indian.key}` },
      }),
      isWhole: partly,
    },
    greenhouse: {
      request: (question) => ({
        url: below(urls.greenhouse, `v1/boards/${boardOf(question)}/jobs?content=true`),
      }),
      smaller: (question) => ({
        url: below(urls.greenhouse, `v1/boards/${boardOf(question)}/jobs`),
      }),
      isWhole: wholly,
    },
    lever: {
      request: (question) => ({
        url: below(urls.lever, `v0/postings/${boardOf(question)}?mode=json`),
      }),
      isWhole: wholly,
    },
    ashby: {
      request: (question) => ({
        url: below(
          urls.ashby,
          `posting-api/job-board/${boardOf(question)}?includeCompensation=true`,
        ),
      }),
      isWhole: wholly,
    },
    remotive: {
      request: () => ({ url: withQuery(urls.remotive, { limit: String(most.newest) }) }),
      isWhole: (answer) => readList(answer, 'jobs').length < most.newest,
    },
    arbeitnow: {
      request: () => ({ url: urls.arbeitnow }),
      // It tells page by page; the first has what is new, and is all there is when no other follows.
      isWhole: (answer) => readPath(answer, 'links.next') === null,
    },
  };
}

function withQuery(url: Setting, query: Record<string, Setting>): string {
  const address = new URL(url ?? 'https://unset.invalid');
  for (const [name, value] of Object.entries(query)) {
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}

function below(base: string, path: string): string {
  return `${base.replace(/\/+$/u, '')}/${path}`;
}

const wordsOf = (question: Question) => ('words' in question ? question.words : '');
const placeOf = (question: Question) => ('words' in question ? question.place : '');
const boardOf = (question: Question) =>
  'board' in question ? encodeURIComponent(question.board.name) : '';
