import { type Nearness, nearness } from '#domain/occupation/occupation-of.ts';

/** So much of what is asked for makes another craft a neighbour. */
export const skillsNear = 75;
/** So much makes a craft one's own, where nothing else tells how near it is. */
export const skillsOwn = 50;
/** Who lacks so many years is not looked for yet. */
export const yearsOutOfReach = 3;

/**
 * How near the work of a posting is to a student: what is known of their occupations, and one step at most by the skills that
 * are met. Where a craft is not known, the skills alone tell it.
 */
export function fieldFit(known: Nearness | null, skills: number): Nearness {
  if (known === null)
    return skills >= skillsOwn ? nearness.own : skills > 0 ? nearness.near : nearness.other;
  return known === nearness.other && skills >= skillsNear ? nearness.near : known;
}

/** Years of work as they count in a field: half in a neighbouring one, none in another. */
export function yearsInField(years: number, field: Nearness): number {
  return Math.floor((years * field) / nearness.own);
}
