import type { PostingCategory } from '#domain/posting/posting.ts';

/** What a kind of work consists of; a posting takes a part of each list. */
export type DemoRole = {
  category: PostingCategory;
  primaryRole: string;
  department: string;
  skills: string[];
  duties: string[];
  needs: string[];
  pluses: string[];
};
