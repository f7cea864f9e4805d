import type { BoardsId } from '#domain/external-jobs/boards-of.ts';
import { readList, getPath } from '#domain/external-jobs/get-path.ts';
import { type Asked, below } from './request.ts';
import type { SourceOptions } from './source-options.ts';
import type { Question } from './sources.ts';

/** SmartRecruiters returns at most this many at a time, newest first. */
const page = 100;

const wholly = () => true;
const boardOf = (question: Question) =>
  'board' in question ? encodeURIComponent(question.board.name) : '';

/** Sources of company job boards, each a public URL that needs no key. */
export function boardsOf(urls: SourceOptions): Record<BoardsId, Asked> {
  const hosted = (url: string): Asked => ({
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
      isWhole: (answer) =>
        Number(getPath(answer, 'totalFound')) <= readList(answer, 'content').length,
    },
    workable: {
      request: (question) => workable(question, true),
      smaller: (question) => workable(question, false),
      isWhole: wholly,
    },
    teamtailor: {
      ...hosted(urls.teamtailor),
      // A feed may be paginated.
      isWhole: (answer) => (getPath(answer, 'next_url') ?? null) === null,
    },
    bamboohr: hosted(urls.bamboohr),
    pinpoint: hosted(urls.pinpoint),
  };
}
