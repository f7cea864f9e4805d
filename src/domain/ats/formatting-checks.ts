import type { DocumentTrait } from '#domain/resume-reading/document-text.ts';
import { siteOf } from '#domain/resume-reading/find-contact.ts';
import { headingOf } from '#domain/resume-reading/heading-of.ts';
import type { AtsCheck } from './ats-checks.ts';
import { judge, passed, type CheckOutcome } from './check-outcome.ts';
import { nowhere, quoteOf } from './find-places.ts';
import { judgeContactInBody } from './judge-contact-in-body.ts';
import { judgeDates } from './judge-dates.ts';
import { judgeHeadings } from './judge-headings.ts';
import { judgeIcons } from './judge-icons.ts';
import { hasProjectsOrSimilar, hasSummaryOrSimilar } from './replaced-sections.ts';
import type { ResumeFacts } from './resume-facts.ts';

/** The document's range for a good resume length, in characters, inclusive. */
const length = { from: 500, to: 2000 };

type Judge = (facts: ResumeFacts) => CheckOutcome;

/** Whether a text contains a word or a word starting with it ('Educational'), ignoring case. */
const says = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'iu').test(text);

/** A word that a parser looks for, unless the resume has what it stands for in another form. */
const word =
  (expected: string, isReplaced: IsReplaced = () => false): Judge =>
  (facts) =>
    judge(says(facts.text, expected) || isReplaced(facts));

/** The worth of an uncommon heading that parsers also know: 'Career history', 'Qualifications'. */
const synonym = 0.8;

/** The word for a section; another known heading costs little, as no parser misses what is below. */
const heading =
  (sectionKind: 'skills' | 'experience' | 'education'): Judge =>
  (facts) => {
    const outcome = word(sectionKind)(facts);
    const isKnown = facts.read.lines.some(
      ({ text, section }) => text === section && headingOf(text) === sectionKind,
    );
    return outcome === passed || !isKnown ? outcome : { ...outcome, share: synonym };
  };

type IsReplaced = (facts: ResumeFacts) => boolean;

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

/** No page is only an image of text, and characters match their glyphs. */
function judgeTextLayer(facts: ResumeFacts): CheckOutcome {
  const { traits, runs } = facts.document;
  const isBare = (page: number) =>
    !runs.some((run) => run.page === page && /[\p{L}\p{N}]/u.test(run.text));
  const pictures = traits.filter(({ trait, page }) => trait === 'images' && isBare(page));
  const broken = without('imageOnly', 'brokenTextLayer')(facts).places;
  return judge(pictures.length + broken.length === 0, [
    ...broken,
    ...pictures.map(({ page }) => ({ text: '', page, box: null })),
  ]);
}

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

export const formattingChecks = {
  wordSkills: heading('skills'),
  wordExperience: heading('experience'),
  wordEducation: heading('education'),
  wordProjects: word('projects', hasProjectsOrSimilar),
  wordSummary: word('summary', hasSummaryOrSimilar),
  wordObjective: word('objective', hasSummaryOrSimilar),
  textLayer: judgeTextLayer,
  oneColumn: without('columns'),
  noTables: without('tables'),
  noTextBoxes: without('textBoxes'),
  contactInBody: judgeContactInBody,
  standardHeadings: judgeHeadings,
  noIconGlyphs: judgeIcons,
  noHiddenText: without('hiddenText'),
  consistentDates: judgeDates,
  length: judgeLength,
  contactEmail: contact('email'),
  contactPhone: contact('phone'),
  contactLocation: contact('location'),
  contactName: contact('firstName'),
  contactLinkedin: judgeLinkedin,
} satisfies Partial<Record<AtsCheck, Judge>>;
