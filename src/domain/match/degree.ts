/** In ascending order. */
export const degrees = ['diploma', 'bachelor', 'master', 'doctorate'] as const;
export type Degree = (typeof degrees)[number];

export function isDegreeEnough(has: Degree, required: Degree): boolean {
  return degrees.indexOf(has) >= degrees.indexOf(required);
}
