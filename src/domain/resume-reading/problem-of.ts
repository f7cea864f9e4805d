import { brokenShare } from './broken-share.ts';
import type { DocumentText } from './document-text.ts';
import type { ResumeExtraction } from './read-resume.ts';
import type { ReadingProblem } from './reading-problem.ts';

const minLetters = 40;
const brokenFrom = 0.25;

/** Why a document's text is unreadable; null when it is readable. */
export function textProblemOf(document: DocumentText): ReadingProblem | null {
  const text = document.runs
    .filter((run) => !run.isHidden)
    .map((run) => run.text)
    .join(' ');
  const letters = (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  const signs = text.replaceAll(/\s/gu, '').length;
  if (signs < minLetters) {
    const isPicture =
      (document.kind === 'pdf' && letters === 0) ||
      document.traits.some(({ trait }) => trait === 'imageOnly' || trait === 'images');
    return isPicture ? 'imageOnly' : 'empty';
  }
  return letters < signs * 0.3 || brokenShare(text) > brokenFrom ? 'brokenTextLayer' : null;
}

/** A document without sections and contact details is not a resume. */
export function resumeProblemOf({ resume }: ResumeExtraction): ReadingProblem | null {
  const { email, phone } = resume.basics;
  const isReachable = email !== '' || phone !== '' || resume.links.length > 0;
  const says = resume.experience.length + resume.education.length > 0;
  return isReachable || says ? null : 'notAResume';
}
