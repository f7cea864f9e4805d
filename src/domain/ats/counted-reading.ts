import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import type { ReadResume } from '#domain/resume-reading/read-resume.ts';
import { findStuffing } from './find-stuffing.ts';
import { neutralize } from './neutral-resume.ts';

/** The resume as it is compared with a description: without name, schools and stuffing. */
export function countedReading(document: DocumentText, read: ReadResume): ReadResume {
  const neutral = neutralize(document, read);
  return findStuffing(neutral.document, neutral.read).reading;
}
