import { placeOf } from '#domain/place/place-of.ts';
import { placeMark, workMark } from './spellings.ts';

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

/**
 * Lexemes for type, level and location, so that the keywords 'remote internship Pune' match too.
 */
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
