import { nameSkill } from '#domain/posting/offer-skills.ts';
import { fold } from '#domain/search/fold.ts';

/** A skill whichever way it is written: the name it is shown with, and the key it is kept under. */
export function skillOf(written: string): { key: string; name: string } {
  const name = nameSkill(written);
  return { key: fold(name), name };
}
