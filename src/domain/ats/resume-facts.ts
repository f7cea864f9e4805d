import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { withoutBullet } from '#domain/resume-reading/make-lines.ts';
import type { ReadResume } from '#domain/resume-reading/read-resume.ts';
import { isPoint } from '#domain/writing/is-point.ts';
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
