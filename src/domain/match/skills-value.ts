import { relatedSkills } from '#domain/skill/related-skills.ts';
import { skillOf } from '#domain/skill/skill-key.ts';

export type SkillFit = {
  /** As the posting writes it. */
  asked: string;
  by: 'exact' | 'synonym' | 'related' | 'missing';
  /** The student's matching skill, as written. */
  has: string | null;
};

/**
 * How each required skill is met, and the overall percentage. All skills weigh the same, because
 * the order of a list says nothing about importance. A related skill counts half. Null where either
 * side has none.
 */
export function skillsFit(
  required: readonly string[],
  has: readonly string[],
): { value: number; fits: SkillFit[] } | null {
  const own = byKey(has);
  const requiredByKey = byKey(required);
  if (own.size === 0 || requiredByKey.size === 0) return null;
  const fits: SkillFit[] = [];
  let halves = 0;
  for (const [key, name] of requiredByKey) {
    const same = own.get(key);
    const near = relatedSkills(key).find((each) => own.has(each));
    if (same !== undefined) {
      halves += 2;
      const isSameWord = same.toLowerCase() === name.toLowerCase();
      fits.push({ asked: name, by: isSameWord ? 'exact' : 'synonym', has: same });
    } else if (near === undefined) fits.push({ asked: name, by: 'missing', has: null });
    else {
      halves += 1;
      fits.push({ asked: name, by: 'related', has: own.get(near) ?? null });
    }
  }
  return { value: skillsValue(halves, requiredByKey.size), fits };
}

/** Percent of skills met, rounded down; `halves` counts matches in half skills. */
export function skillsValue(halves: number, requiredCount: number): number {
  return Math.floor((halves * 50) / requiredCount);
}

/** Deduplicates skills across spellings, by their key. */
function byKey(names: readonly string[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const name of names) {
    const key = skillOf(name).key;
    if (key !== '' && !all.has(key)) all.set(key, name);
  }
  return all;
}
