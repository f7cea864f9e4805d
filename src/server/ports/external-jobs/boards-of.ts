import type { BoardsId } from '#domain/external-jobs/boards-of.ts';
import { readList, getPath } from '#domain/external-jobs/get-path.ts';
import { type Adapter, below, onSameHost, withQuery } from './request.ts';
import type { SourceOptions } from './source-options.ts';
import type { Question } from './sources.ts';

/** SmartRecruiters returns at most this many at a time, newest first. */
const page = 100;

const wholly = () => true;
const boardOf = (question: Question) =>
  'board' in question ? encodeURIComponent(question.board.name) : '';

/** Sources of company job boards, each a public URL that needs no key. */
export function boardsOf(urls: SourceOptions): Record<BoardsId, Adapter> {
  const hosted = (url: string): Adapter => ({
    request: (question) => ({ url: url.replaceAll('{board}', boardOf(question)) }),
    isWhole: wholly,
  });
  const workable = (question: Question, details: boolean) => ({
    url: below(
      urls.workable,
      `api/v1/widget/accounts/${boardOf(question)}?details=${String(details)}`,
    ),
  });
  return {
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
    recruitee: hosted(urls.recruitee),
    smartrecruiters: {
      request: (question) => ({
        url: below(
          urls.smartrecruiters,
          `v1/companies/${boardOf(question)}/postings?limit=${page}`,
        ),
      }),
      next: (answer, url) => {
        const from = Number(new URL(url).searchParams.get('offset') ?? 0);
        const to = from + readList(answer, 'content').length;
        const isLast = to === from || !(Number(getPath(answer, 'totalFound')) > to);
        return isLast ? null : withQuery(url, { offset: String(to) });
      },
      isWhole: wholly,
    },
    workable: {
      request: (question) => workable(question, true),
      smaller: (question) => workable(question, false),
      isWhole: wholly,
    },
    teamtailor: {
      ...hosted(urls.teamtailor),
      // A feed may be paginated.
      next: (answer, url) => onSameHost(getPath(answer, 'next_url'), url),
      isWhole: (answer) => (getPath(answer, 'next_url') ?? null) === null,
    },
    bamboohr: hosted(urls.bamboohr),
    pinpoint: hosted(urls.pinpoint),
    personio: { ...hosted(urls.personio), format: 'xml' },
    webfeed: {
      request: (question) => ({ url: 'board' in question ? question.board.name : '' }),
      format: 'feed',
      next: (answer, url) => onSameHost(getPath(answer, 'next_url') ?? nextLink(answer), url),
      // Most feeds only have their newest entries.
      isWhole: () => false,
    },
  };
}

/** The next page of an Atom feed. */
function nextLink(answer: unknown): unknown {
  const next = readList(answer, 'feed.0.link').find((link) => getPath(link, '@rel') === 'next');
  return getPath(next, '@href');
}
