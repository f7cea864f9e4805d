import { v7 as uuid } from 'uuid';
import { emptyResume } from '#domain/resume/empty-resume.ts';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { atsScores } from '#server/db/tables/ats-scores.ts';
import { resumeLinks, resumes, resumeVersions } from '#server/db/tables/resumes.ts';
import { atsNumbers } from './ats-numbers.ts';
import type { World } from './world.ts';

type Writing = {
  world: World;
  userId: string;
  mark: (what: string) => string;
  hide: (what: string) => string;
};

/** Adds a resume with a version and a share link, with a unique marker in every personal column. */
export async function addOwnResumes({ world, userId, mark, hide }: Writing): Promise<void> {
  const { db, now } = world;
  const says = (summary: string) => {
    const empty = emptyResume(uuid);
    return { ...empty, basics: { ...empty.basics, summary } };
  };
  const design = defaultDesign;
  const { version: engineVersion, ...numbers } = atsNumbers;
  await db.insert(atsScores).values({
    ...numbers,
    id: uuid(),
    userId,
    origin: 'file',
    name: mark('scored-file'),
    engineVersion,
    scoredAt: now,
  });
  const resumeId = uuid();
  await db.insert(resumes).values({
    id: resumeId,
    userId,
    name: mark('resume'),
    content: says(mark('resume-text')),
    design,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(resumeVersions).values({
    id: uuid(),
    resumeId,
    label: mark('version-label'),
    name: mark('version'),
    content: says(mark('version-text')),
    design,
    createdAt: now,
  });
  await db.insert(resumeLinks).values({
    id: uuid(),
    resumeId,
    tokenHash: hide('resume-link'),
    passwordHash: hide('resume-password'),
    createdAt: now,
  });
}
