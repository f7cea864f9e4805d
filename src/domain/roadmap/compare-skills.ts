import { skillOf } from '#domain/skill/skill-key.ts';
import { type Evidence, type EvidenceKind, evidenceKinds } from './roadmap.ts';

/** The skills that a student showed or lists, and those that each saved job asks for. */
export type ListedSkills = {
  /** Of passed skill tests. */
  test: readonly string[];
  profile: readonly string[];
  resume: readonly string[];
  savedJobs: readonly (readonly string[])[];
};

export type Gap = { skills: string[]; savedJobs: number };

/**
 * What a student's skills say about an open step: evidence that it is done if they have its main
 * skill, otherwise a gap. Neither for a student without skills. Rejected evidence, and what is no
 * stronger, is left out; the skill still is no gap.
 */
export function compareSkills(
  skills: readonly string[],
  listed: ListedSkills,
  rejected: EvidenceKind | null = null,
): { evidence: Evidence | null; gap: Gap | null } {
  const own = keysOf(evidenceKinds.flatMap((kind) => listed[kind]));
  if (own.size === 0) return { evidence: null, gap: null };
  const [main = ''] = skills;
  const { key } = skillOf(main);
  if (own.has(key)) {
    const stronger =
      rejected === null ? evidenceKinds : evidenceKinds.slice(0, evidenceKinds.indexOf(rejected));
    const kind = stronger.find((each) => keysOf(listed[each]).has(key));
    return { evidence: kind === undefined ? null : { kind, skill: main }, gap: null };
  }
  const missing = skills.filter((skill) => !own.has(skillOf(skill).key));
  const wanted = keysOf(missing);
  const asking = listed.savedJobs.filter((job) =>
    job.some((each) => wanted.has(skillOf(each).key)),
  );
  return { evidence: null, gap: { skills: missing, savedJobs: asking.length } };
}

const keysOf = (names: readonly string[]) => new Set(names.map((name) => skillOf(name).key));
