import { readDemo } from './read-demo.ts';

export type NameGroup = { names: string; cities: string[]; degrees: string[]; dial: string };

/** People from many places; 'Asha Rao' comes first and can sign in. */
export const nameGroups = readDemo<NameGroup[]>('people');
