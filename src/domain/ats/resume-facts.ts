import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { withoutBullet } from '#domain/resume-reading/make-lines.ts';
import type { ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import { isPoint } from '#domain/writing/is-point.ts';
import { placesOn, type FindPlace } from './find-places.ts';

/** Input of the checks: the resume, its full text, its bullet points, and a locator. */
export type ResumeFacts = {
  document: DocumentText;
  read: ResumeExtraction;
  /** All visible text, line by line. */
  text: string;
  /** Bullet points of jobs and projects, without duplicates. */
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

export function factsOf(document: DocumentText, read: ResumeExtraction): ResumeFacts {
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
