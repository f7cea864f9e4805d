import { topicFields } from './post.ts';

/** A tag as it is kept and found: small letters and digits with hyphens; empty when nothing is left of it. */
export function tagOf(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '')
    .slice(0, topicFields.tags.longest)
    .toWellFormed();
}
