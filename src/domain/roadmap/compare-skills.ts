import { skillOf } from '#domain/skill/skill-key.ts';
import type { Evidence } from './roadmap.ts';

/** The skills that a student lists, and those that each saved job asks for. */
export type ListedSkills = {
  profile: readonly string[];
  resume: readonly string[];
  savedJobs: readonly (readonly string[])[];
};

export type Gap = { skills: string[]; savedJobs: number };

/**
 * What a student's lists say about an open step: evidence that it is done if they list its main
 * skill, otherwise a gap. Neither for a student who lists no skills.
 */
export function compareSkills(
  skills: readonly string[],
  listed: ListedSkills,
): { evidence: Evidence | null; gap: Gap | null } {
  const profile = keysOf(listed.profile);
  const resume = keysOf(listed.resume);
  const [main = ''] = skills;
  const isIn = (keys: ReadonlySet<string>) => keys.has(skillOf(main).key);
  if (profile.size + resume.size === 0) return { evidence: null, gap: null };
  if (isIn(profile)) return { evidence: { kind: 'profile', skill: main }, gap: null };
  if (isIn(resume)) return { evidence: { kind: 'resume', skill: main }, gap: null };
  const missing = skills.filter((skill) => {
    const { key } = skillOf(skill);
    return !profile.has(key) && !resume.has(key);
  });
  const wanted = keysOf(missing);
  const asking = listed.savedJobs.filter((job) =>
    job.some((each) => wanted.has(skillOf(each).key)),
  );
  return { evidence: null, gap: { skills: missing, savedJobs: asking.length } };
}

const keysOf = (names: readonly string[]) => new Set(names.map((name) => skillOf(name).key));
