import { nameSkill } from '#domain/posting/suggest-skills.ts';
import { fold } from '#domain/search/fold.ts';

/** The display name and canonical key of a skill in any spelling. */
export function skillOf(written: string): { key: string; name: string } {
  const name = nameSkill(written);
  return { key: fold(name), name };
}
