import type { OwnPostingDetails } from '#contract/posting-own.ts';
import { type Deadline, deadlineDay } from '#domain/posting/deadline.ts';
import { findMissingForPublishing } from '#domain/posting/find-missing-for-publishing.ts';
import { statesAfter } from '#domain/posting/may-change-posting-state.ts';
import { conditionsOf } from '#domain/posting/posting-conditions.ts';
import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { postingCategories, postingLevels, postingTypes } from '#domain/posting/posting.ts';
import { readPracticeQuestions } from '#domain/posting/read-practice-questions.ts';
import type { OwnPostingRow } from './own-posting.store.ts';

export function detailsOf({ posting, company }: OwnPostingRow, now: Date): OwnPostingDetails {
  const content = contentOf(posting);
  return {
    ...content,
    id: posting.id,
    state: posting.state,
    moves: statesAfter(posting.state),
    version: posting.version,
    missing: findMissingForPublishing(content, posting.deadline, now),
    closesAt: posting.deadline,
    deadlineZone: posting.deadlineZone,
    timeZone: company.timeZone,
    postedAt: posting.postedAt,
    changedAt: posting.updatedAt,
    company,
  };
}

export function contentOf(posting: OwnPostingRow['posting']): PostingContent {
  return {
    title: posting.title,
    primaryRole: posting.primaryRole ?? '',
    department: posting.department ?? '',
    location: posting.location ?? '',
    workplace: posting.workplace,
    type: known(postingTypes, posting.type),
    level: known(postingLevels, posting.level),
    category: known(postingCategories, posting.category),
    salaryMin: posting.salaryMin,
    salaryMax: posting.salaryMax,
    salaryCurrency: posting.salaryCurrency ?? emptyContent.salaryCurrency,
    salaryPeriod: posting.salaryPeriod ?? emptyContent.salaryPeriod,
    duration: posting.duration ?? '',
    deadline: deadlineDay(posting),
    ...conditionsOf(posting),
    skills: posting.skills ?? [],
    description: posting.description ?? '',
    responsibilities: posting.responsibilities ?? '',
    requirements: posting.requirements ?? '',
    niceToHave: posting.niceToHave ?? '',
    contactName: posting.contactName ?? '',
    contactEmail: posting.contactEmail ?? '',
    questions: posting.screeningQuestions,
    practiceQuestions: posting.practiceQuestions ?? '',
    sharesPractice: posting.sharesPractice,
  };
}

/**
 * The stored columns of a form's content. Missing values become null, and duplicate skills and
 * options are removed.
 */
export function columnsOf(content: PostingContent, deadline: Deadline) {
  const { salaryMin, salaryMax } = content;
  const hasSalary = salaryMin !== null || salaryMax !== null;
  return {
    title: content.title,
    description: content.description || null,
    responsibilities: content.responsibilities || null,
    requirements: content.requirements || null,
    niceToHave: content.niceToHave || null,
    contactName: content.contactName || null,
    contactEmail: content.contactEmail || null,
    primaryRole: content.primaryRole || null,
    department: content.department || null,
    duration: content.duration || null,
    skills: content.skills.length > 0 ? once(content.skills) : null,
    category: content.category,
    level: content.level,
    type: content.type,
    location: content.location || null,
    workplace: content.workplace,
    salaryMin,
    salaryMax,
    salaryCurrency: hasSalary ? content.salaryCurrency : null,
    salaryPeriod: hasSalary ? content.salaryPeriod : null,
    ...deadline,
    ...conditionsOf(content),
    practiceQuestions:
      readPracticeQuestions(content.practiceQuestions).length > 0
        ? content.practiceQuestions
        : null,
    sharesPractice: content.sharesPractice,
    screeningQuestions: content.questions.map((question) => ({
      ...question,
      options: question.kind === 'choice' ? once(question.options.filter(Boolean)) : [],
    })),
  };
}

const known = <T extends string>(all: readonly T[], one: string | null): T | null =>
  all.find((each) => each === one) ?? null;

function once(words: string[]): string[] {
  const found = new Map<string, string>();
  for (const word of words) {
    const key = word.toLowerCase();
    if (!found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}
