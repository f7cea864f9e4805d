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

export type Gap = {
  skills: string[];
  savedJobs: number;
  /** The posting that the student compares with asks for one of the skills. */
  isAsked: boolean;
};

/**
 * What a student's skills say about an open step: evidence that it is done if they have its main
 * skill, otherwise a gap. Neither for a student without skills. Rejected evidence, and what is no
 * stronger, is left out; the skill still is no gap.
 */
export function compareSkills(
  skills: readonly string[],
  listed: ListedSkills,
  rejected: EvidenceKind | null = null,
  required: readonly string[] = [],
): { evidence: Evidence | null; gap: Gap | null } {
  const own = ownKeys(listed);
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
  const missingKeys = keysOf(missing);
  const asks = (job: readonly string[]) => job.some((each) => missingKeys.has(skillOf(each).key));
  const savedJobs = listed.savedJobs.filter(asks).length;
  return { evidence: null, gap: { skills: missing, savedJobs, isAsked: asks(required) } };
}

/** The skills that a posting asks for and the student doesn't list, and which topic teaches most of them. */
export function comparePosting<Topic extends string>(
  required: readonly string[],
  listed: ListedSkills,
  topics: readonly { topic: Topic; skills: readonly string[] }[],
): { missing: string[]; untaught: string[]; topic: Topic | null } {
  const own = ownKeys(listed);
  const missing = required.filter((skill) => !own.has(skillOf(skill).key));
  const missingKeys = keysOf(missing);
  const taught = topics.map(({ topic, skills }) => ({
    topic,
    keys: [...keysOf(skills)].filter((key) => missingKeys.has(key)),
  }));
  const all = new Set(taught.flatMap(({ keys }) => keys));
  const [best] = taught.toSorted((one, other) => other.keys.length - one.keys.length);
  return {
    missing,
    untaught: missing.filter((skill) => !all.has(skillOf(skill).key)),
    topic: best === undefined || best.keys.length === 0 ? null : best.topic,
  };
}

const ownKeys = (listed: ListedSkills) => keysOf(evidenceKinds.flatMap((kind) => listed[kind]));
const keysOf = (names: readonly string[]) => new Set(names.map((name) => skillOf(name).key));
