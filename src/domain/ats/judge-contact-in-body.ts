import { marginHeight } from '#domain/resume-reading/prepare-pieces.ts';
import { judgeTexts, passed, type CheckOutcome } from './check-outcome.ts';
import type { ResumeFacts } from './resume-facts.ts';

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Name, e-mail and phone may be in a page header or footer, but not only there. */
export function judgeContactInBody({ document, read, text, placeOf }: ResumeFacts): CheckOutcome {
  if (document.kind !== 'docx') return passed;
  const { firstName, lastName, email, phone } = read.resume.basics;
  const inMargins = bare(
    document.runs
      .filter(({ page, y, isHidden }) => {
        const height = document.pages[page]?.height ?? Infinity;
        return !isHidden && (y < marginHeight || y > height - marginHeight);
      })
      .map((run) => run.text)
      .join(' '),
  );
  // A name that only occurs in an e-mail address or URL doesn't count.
  const words = bare(text.replaceAll(/\S+@\S+|\S+\.\S+\/\S+/gu, ' '));
  const lost = [
    { value: `${firstName} ${lastName}`, body: words },
    { value: email, body: bare(text) },
    { value: phone, body: bare(text) },
  ].filter(({ value, body }) => {
    const letters = bare(value);
    return letters !== '' && !body.includes(letters) && inMargins.includes(letters);
  });
  return judgeTexts(
    lost.length === 0,
    lost.map(({ value }) => value),
    placeOf,
  );
}
