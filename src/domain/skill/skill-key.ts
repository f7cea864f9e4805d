import { nameSkill } from '#domain/posting/offer-skills.ts';

/** One key for a skill, whichever way it is written. */
export function skillKey(name: string): string {
  return nameSkill(name).toLowerCase();
}
