import type { PostingCategory } from '#domain/posting/posting.ts';

/** The ingredients of an occupation's postings; each posting takes a part of every list. */
export type DemoRole = {
  category: PostingCategory;
  primaryRole: string;
  department: string;
  skills: string[];
  duties: string[];
  needs: string[];
  pluses: string[];
};
