import type { DocumentTrait } from '#domain/resume-reading/document-text.ts';
import { siteOf } from '#domain/resume-reading/find-contact.ts';
import { marginHeight } from '#domain/resume-reading/prepare-pieces.ts';
import type { AtsCheck } from './ats-checks.ts';
import { judge, passed, type CheckOutcome } from './check-outcome.ts';
import { nowhere, quoteOf } from './find-places.ts';
import { judgeDates } from './judge-dates.ts';
import { judgeHeadings } from './judge-headings.ts';
import type { ResumeFacts } from './resume-facts.ts';

/** Characters that the documents take for a resume of the right length; the ends count. */
const length = { from: 500, to: 2000 };

type Judge = (facts: ResumeFacts) => CheckOutcome;

/** Whether a text says a word, or one that begins with it ('Educational'), in any letters. */
const says = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'iu').test(text);

const word =
  (wanted: string, instead?: string): Judge =>
  ({ text }) => ({
    ...judge(says(text, wanted)),
    // A summary does what an objective does: nobody needs both.
    isFine: instead !== undefined && !says(text, wanted) && says(text, instead),
  });

const without =
  (...traits: DocumentTrait[]): Judge =>
  ({ document, placeOf }) => {
    const found = document.traits.filter(({ trait }) => traits.includes(trait));
    return judge(
      found.length === 0,
      found.map(({ page, evidence }) => {
        const place = evidence === '' ? nowhere : placeOf(evidence);
        return { text: quoteOf(evidence), page, box: place.page === page ? place.box : null };
      }),
    );
  };

function judgeLength({ text }: ResumeFacts): CheckOutcome {
  if (text.length < length.from) return { share: 0.5, isFine: false, places: [nowhere] };
  if (text.length > length.to) return { share: 0.75, isFine: true, places: [nowhere] };
  return passed;
}

const contact =
  (field: 'email' | 'phone' | 'location' | 'firstName'): Judge =>
  ({ read }) =>
    judge(read.resume.basics[field] !== '');

function judgeLinkedin({ read, document }: ResumeFacts): CheckOutcome {
  const urls = [
    read.resume.basics.website,
    ...read.resume.links.map((link) => link.url),
    ...document.runs.filter((run) => !run.isHidden).map((run) => run.url ?? ''),
  ];
  return judge(urls.some((url) => siteOf(url) === 'LinkedIn'));
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Name, e-mail and phone may stand in the margins of a page as well, but not only there. */
function judgeContactInBody({ document, read, text, placeOf }: ResumeFacts): CheckOutcome {
  const { firstName, lastName, email, phone } = read.resume.basics;
  if (document.kind !== 'docx') return passed;
  const body = bare(text);
  const inMargins = bare(
    document.runs
      .filter(({ page, y, isHidden }) => {
        const height = document.pages[page]?.height ?? Infinity;
        return !isHidden && (y < marginHeight || y > height - marginHeight);
      })
      .map((run) => run.text)
      .join(' '),
  );
  const lost = [`${firstName} ${lastName}`, email, phone].filter(
    (value) => bare(value) !== '' && !body.includes(bare(value)) && inMargins.includes(bare(value)),
  );
  return judge(lost.length === 0, lost.map(placeOf));
}

export const formattingChecks = {
  wordSkills: word('skills'),
  wordExperience: word('experience'),
  wordEducation: word('education'),
  wordProjects: word('projects'),
  wordSummary: word('summary', 'objective'),
  wordObjective: word('objective', 'summary'),
  textLayer: without('imageOnly', 'brokenTextLayer'),
  oneColumn: without('columns'),
  noTables: without('tables'),
  noTextBoxes: without('textBoxes'),
  contactInBody: judgeContactInBody,
  standardHeadings: judgeHeadings,
  noIconGlyphs: without('iconGlyphs'),
  noHiddenText: without('hiddenText'),
  consistentDates: judgeDates,
  length: judgeLength,
  contactEmail: contact('email'),
  contactPhone: contact('phone'),
  contactLocation: contact('location'),
  contactName: contact('firstName'),
  contactLinkedin: judgeLinkedin,
} satisfies Partial<Record<AtsCheck, Judge>>;
