import { findUnlawful } from '#domain/posting-check/check-posting.ts';
import { lawNames } from '#domain/posting-check/law-names.ts';
import { deadlineOn } from '#domain/posting/deadline.ts';
import { findMissingForPublishing } from '#domain/posting/find-missing-for-publishing.ts';
import type { Missing } from '#domain/posting/missing.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';
import type { UseTexts } from '#web/lib/texts.tsx';
import type { DeadlinePlace } from './deadline-place.ts';
import { contentOf, type TypedPosting } from './typed-posting.ts';

// Loaded when somebody publishes: the rules are too large for the first load of the page.

export function findLacking(content: PostingContent, place: DeadlinePlace): Missing[] {
  const { deadline } = deadlineOn(content.deadline, place.saved, place.timeZone);
  return findMissingForPublishing(content, deadline, new Date());
}

/** Quotes the first unlawful words of a field, with the law. */
export function unlawfulText(field: Missing['field'], typed: TypedPosting, t: UseTexts): string {
  const flag = findUnlawful(contentOf(typed)).find((each) => each.field === field);
  if (!flag?.law) return t('posting.problem.unlawful-field');
  return t('posting.problem.unlawful', { words: flag.words, law: lawNames[flag.law] });
}
