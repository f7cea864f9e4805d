import { type Nearness, nearness } from '#domain/occupation/occupation-of.ts';

/** Percent of the required skills that makes an occupation related. */
export const skillsNear = 75;
/** Percent that makes it the student's own, when nothing else is known. */
export const skillsOwn = 50;
/** From this many missing years a posting is out of reach. */
export const yearsOutOfReach = 3;

/**
 * How related a posting's work is to a student: by occupation, raised by at most one step by the
 * skills met. By skills alone when the occupation is unknown.
 */
export function fieldFit(known: Nearness | null, skills: number): Nearness {
  if (known === null)
    return skills >= skillsOwn ? nearness.own : skills > 0 ? nearness.near : nearness.other;
  return known === nearness.other && skills >= skillsNear ? nearness.near : known;
}

/** Years of experience that count in a field: half in a related one, none in another. */
export function yearsInField(years: number, field: Nearness): number {
  return Math.floor((years * field) / nearness.own);
}
