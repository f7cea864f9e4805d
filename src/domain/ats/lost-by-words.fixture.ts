import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { findSuggestions } from '#domain/writing/find-suggestions.ts';
import { leadingVerb } from '#domain/writing/leading-verb.ts';
import { contentChecks } from './content-checks.ts';
import { extractResume } from './document-from-text.fixture.ts';
import { impactChecks } from './impact-checks.ts';
import { factsOf } from './resume-facts.ts';

const { pointLength, noPronouns } = contentChecks;
const { actionVerbs, activeVoice, variety, numbers, results } = impactChecks;

/** A resume with these bullet points, four per job. */
export function resumeOfPoints(empty: Resume, points: readonly string[], end: string): Resume {
  const jobs = Math.ceil(points.length / 4);
  const experience = Array.from({ length: jobs }, (_, at) => ({
    id: `e${at}`,
    company: 'Acme',
    position: 'Developer',
    location: '',
    start: '2020',
    end,
    description: points.slice(at * 4, at * 4 + 4).join('\n'),
  }));
  return { ...empty, experience };
}

/**
 * Bullet points whose wording costs points although no suggestion is made for them, as check and
 * text.
 */
export function lostInSilence(resume: Resume): string[] {
  const document: DocumentText = {
    kind: 'text',
    pages: [],
    runs: [],
    traits: [],
    language: '',
    title: '',
  };
  const facts = factsOf(document, { ...extractResume(document), resume });
  const placeOf = (text: string) => ({ text, page: 0, box: null });
  const lostIn = (check: typeof actionVerbs) => check({ ...facts, placeOf }).places;
  const flagged = new Set(findSuggestions(resume).map(({ line }) => line.text));
  const silent = Object.entries({ actionVerbs, activeVoice, noPronouns, pointLength }).flatMap(
    ([name, check]) =>
      lostIn(check)
        .filter(({ text }) => text !== '' && !flagged.has(text))
        .map(({ text }) => `${name}: ${text}`),
  );
  const alike = lostIn(variety).filter(({ text }) => text !== '');
  if (alike.length > 0 && !alike.some(({ text }) => flagged.has(text)))
    silent.push(`variety: ${alike.map(({ text }) => text).join(' | ')}`);
  const [only, ...others] = facts.points;
  const isBare = lostIn(numbers).length > 0 && lostIn(results).length > 0;
  if (
    only !== undefined &&
    others.length === 0 &&
    isBare &&
    !flagged.has(only) &&
    leadingVerb(only) !== null
  )
    silent.push(`results: ${only}`);
  return silent;
}
