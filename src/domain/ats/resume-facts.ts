import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { withoutBullet } from '#domain/resume-reading/make-lines.ts';
import type { ReadResume } from '#domain/resume-reading/read-resume.ts';
import { placesOn, type FindPlace } from './find-places.ts';

/** What the checks look at: the resume, what it says as one text, its points, and where each thing stands. */
export type ResumeFacts = {
  document: DocumentText;
  read: ReadResume;
  /** All that can be seen, a line for each line. */
  text: string;
  /** What was done in jobs and projects, one point each, each once. */
  points: string[];
  placeOf: FindPlace;
};

const label =
  /^(?:technolog(?:y|ies)|tech(?:nical)? stack|stack|tools?|tools used|environment|skills?|skills used|keywords|team(?: size)?|role|client|duration|languages?|link|url|website|github|demo|live|location|place|company(?: name)?|designation|position|frameworks?|databases?|platforms?|libraries|courses?|gpa|cgpa|reference)s?\s*[:–-]/iu;

/** A line of a description that says what was done: not a label, a list of names or a bare address. */
export function isPoint(text: string): boolean {
  const words = text.split(/\s+/u);
  if (label.test(text) || /[:]$/u.test(text) || /^(?:https?:\S+|www\.\S+)$/iu.test(text))
    return false;
  const parts = text.split(/\s*[,|•;/]\s*/u);
  const isList = parts.length >= 3 && parts.every((part) => part.split(' ').length <= 3);
  return words.length >= 2 && !isList;
}

const keyOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export function pointsOfText(description: string): string[] {
  return description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && isPoint(line));
}

/** The facts of a resume as it was read from a document. */
export function factsOf(document: DocumentText, read: ReadResume): ResumeFacts {
  const { experience, projects } = read.resume;
  const points = new Map<string, string>();
  for (const { description } of [...experience, ...projects])
    for (const point of pointsOfText(description))
      if (!points.has(keyOf(point))) points.set(keyOf(point), point);
  return {
    document,
    read,
    text: read.lines
      .map((line) => withoutBullet(line.text).replaceAll(/\s+/gu, ' '))
      .filter((line) => line !== '')
      .join('\n'),
    points: [...points.values()],
    placeOf: placesOn(document),
  };
}
