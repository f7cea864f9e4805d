import type { PostingContent } from '#domain/posting/posting-content.ts';
import { findPostingProblems } from '#domain/posting/posting-fields.ts';
import { refuseProblems } from '#server/app-error.ts';

/** Refuses content that is invalid even for a draft. */
export function requireStorable(content: PostingContent): void {
  refuseProblems(findPostingProblems(content));
}
