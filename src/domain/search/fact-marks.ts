import { placeOf } from '#domain/place/place-of.ts';
import { placeMark, workMark } from './spellings.ts';

/** What a posting says of itself beside its title and skills. */
type Facts = {
  type: string | null;
  level: string | null;
  isRemote: boolean;
  location: string | null;
};

const works: Record<string, string> = {
  'Full-time': 'full time',
  'Part-time': 'part time',
  Contract: 'contract',
  Internship: 'intern',
  Remote: 'work from home',
  'Entry Level': 'fresher',
  Senior: 'senior',
};

/** The lexemes of its kind, its level and where it is, so that 'remote internship Pune' among the words finds it too. */
export function factMarks({ type, level, isRemote, location }: Facts): string[] {
  const { city, country } = placeOf(location);
  const named = [type, level, isRemote ? 'Remote' : null].flatMap(
    (each) => works[each ?? ''] ?? [],
  );
  return [
    ...named.map(workMark),
    ...[city, country].flatMap((place) => (place === null ? [] : placeMark(place))),
  ];
}
