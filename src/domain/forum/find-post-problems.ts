import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';
import { longestPost } from './post.ts';

export type PostProblems = { title?: Refusal; body?: Refusal };

/** What is wrong with a topic, or with a reply, which has no title; empty when nothing is. */
export function findPostProblems(form: { title?: string; body: string }): PostProblems {
  const problems: PostProblems = {};
  if (form.title !== undefined) {
    if (isBlank(form.title)) problems.title = 'FIELDS_REQUIRED';
    else if (form.title.trim().length > longestPost.title) problems.title = 'TEXT_TOO_LONG';
  }
  if (isBlank(form.body)) problems.body = 'FIELDS_REQUIRED';
  else if (form.body.trim().length > longestPost.body) problems.body = 'TEXT_TOO_LONG';
  return problems;
}
