import type { OwnResume, ResumeCard } from '#contract/resume.ts';
import type { ResumeRow } from './resume.store.ts';

export function resumeOf(row: ResumeRow): OwnResume {
  const { id, name, content, design, version, isDefault, archivedAt, updatedAt } = row;
  const isArchived = archivedAt !== null;
  return { id, name, content, design, version, isDefault, isArchived, changedAt: updatedAt };
}

export type CardRow = Pick<ResumeRow, 'id' | 'name' | 'isDefault' | 'archivedAt' | 'updatedAt'> & {
  title: string;
};

export function resumeCardOf({ archivedAt, updatedAt, ...row }: CardRow): ResumeCard {
  return { ...row, isArchived: archivedAt !== null, changedAt: updatedAt };
}

export function cardOfResume(row: ResumeRow): ResumeCard {
  const { id, name, isDefault, archivedAt, updatedAt, content } = row;
  const { title } = content.basics;
  return resumeCardOf({ id, name, isDefault, archivedAt, updatedAt, title });
}
