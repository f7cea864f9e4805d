import type roles from '#content/demo/roles.json';
import type { PostingCategory } from '#domain/posting/posting.ts';
import { readDemo } from './read-demo.ts';

export type RoleName = keyof typeof roles.engineering | keyof typeof roles.business;

/** The ingredients of an occupation's postings and resumes; each takes a part of the lists. */
export type DemoRole = {
  category: PostingCategory;
  primaryRole: string;
  department: string;
  skills: string[];
  duties: string[];
  needs: string[];
  pluses: string[];
  achievements: string[];
  /** Of those without work experience. */
  projects: string[];
};

const { engineering, business } =
  readDemo<Record<'engineering' | 'business', Record<RoleName, DemoRole>>>('roles');

export const demoRoles: Record<RoleName, DemoRole> = { ...engineering, ...business };

export const isTechnical = (role: string) => role in engineering;
