import { topicFields } from './post.ts';

/** Normalizes a tag to lower-case letters and digits with hyphens; empty when nothing remains. */
export function tagOf(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '')
    .slice(0, topicFields.tags.longest)
    .toWellFormed();
}
