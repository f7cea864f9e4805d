import type { CustomSection, Resume } from '#domain/resume/resume.ts';
import { confidenceOf } from './confidence-of.ts';
import type { DocumentText } from './document-text.ts';
import type { FindPhones } from './find-contact.ts';
import { isSigned } from './find-dates.ts';
import { type ExtractedField, findEvidence } from './find-evidence.ts';
import { gatherSections, type Section } from './gather-sections.ts';
import { joinLabelled } from './join-labels.ts';
import { paragraphOf } from './join-lines.ts';
import { languagesAfterLabel } from './languages-after-label.ts';
import { makeSections } from './make-lines.ts';
import type { Line } from './piece.ts';
import { preparePieces } from './prepare-pieces.ts';
import { readBasics } from './read-basics.ts';
import { readEducation } from './read-education.ts';
import { readExperience } from './read-experience.ts';
import { readCustom, readItems, readProjects } from './read-projects.ts';
import { readSchoolFacts } from './read-school-facts.ts';
import { readLanguages, readSkills } from './read-skills.ts';

/** Facts common in Indian resumes that a resume has no field for. */
export type SchoolFacts = {
  /** Year of graduation. */
  batch: number | null;
  /** Number of open backlogs; null when not mentioned. */
  backlogs: number | null;
};

export type ResumeExtraction = {
  resume: Resume;
  found: ExtractedField[];
  school: SchoolFacts;
  /** The text in reading order, line by line. */
  lines: { text: string; page: number; section: string | null }[];
};

const linesOf = (sections: readonly Section[], kind: Section['kind']) =>
  sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

/** The usual last line of a resume belongs to no section. */
const onRequest = /^\W*(?:references?|referees?)\b.*\b(?:available|request)\b/iu;

/** Sentences above the first heading: a summary without one. */
function sentencesOf(header: readonly Line[]): Line[] {
  const from = header.findIndex(
    (line) =>
      line.text.length > 55 && line.text.split(' ').length > 8 && !/[|@]|https?:/u.test(line.text),
  );
  return from < 0
    ? []
    : header.slice(from).filter((line) => line.text.length > 10 && !/@/u.test(line.text));
}

/**
 * Parses a resume from positioned text: fields with confidence and position. Missing fields are ''.
 * Never throws; text that is no resume yields almost nothing.
 */
export function readResume(
  document: DocumentText,
  { findPhones }: { findPhones: FindPhones },
): ResumeExtraction {
  const { columns, margins, body } = preparePieces(document);
  const sections = gatherSections(
    columns.map((column) => ({ ...column, sections: makeSections(column.pieces) })),
  );
  const header = linesOf(sections, 'header');
  const contact = linesOf(sections, 'contact');
  const others = sections
    .filter((section) => section.kind !== 'header' && section.kind !== 'contact')
    .flatMap((section) => section.lines);
  const marginLines = makeSections(margins).flatMap((section) => section.lines);
  const { basics, links, name } = readBasics(
    [...header, ...contact],
    others,
    marginLines,
    body,
    findPhones,
  );
  const summaryLines = linesOf(sections, 'summary');
  const summarised = summaryLines.length > 0 ? summaryLines : sentencesOf(header);
  const jobs = sections
    .filter((section) => section.kind === 'experience')
    .flatMap((section) => readExperience(section.lines))
    .map(({ entry, lines }, at) => ({ entry: { ...entry, id: `experience-${at + 1}` }, lines }));
  const education = readEducation(joinLabelled(linesOf(sections, 'education'), 'education'));
  const projects = readProjects(linesOf(sections, 'projects'));
  const spokenUnder = linesOf(sections, 'languages');
  const labelled = [...contact, ...others].flatMap((line) => languagesAfterLabel(line) ?? []);
  const languageLines = spokenUnder.length > 0 ? spokenUnder : labelled;
  const skillLines = linesOf(sections, 'skills').filter(
    (line) =>
      languagesAfterLabel(line) === null && !onRequest.test(line.text) && !isSigned(line.text),
  );
  const certifications = readItems(linesOf(sections, 'certifications'));
  const achievements = readItems(linesOf(sections, 'achievements'));
  const custom: CustomSection[] = sections
    .filter((section) => section.kind === 'other')
    .map((section, at) => readCustom(section.title, section.lines, `custom-${at + 1}`));
  const isResume =
    basics.email !== '' ||
    basics.phone !== '' ||
    sections.some((section) => section.kind !== 'header');
  const resume: Resume = {
    basics: {
      ...basics,
      ...(isResume ? {} : { firstName: '', lastName: '', title: '' }),
      summary: isResume ? paragraphOf(summarised) : '',
    },
    links,
    experience: jobs.map((job) => job.entry),
    education: education.map((school) => school.entry),
    projects: projects.map((project) => project.entry),
    skills: readSkills(skillLines),
    languages: readLanguages(languageLines),
    certifications: certifications.map((item) => item.text),
    achievements: achievements.map((item) => item.text),
    custom,
    order: orderOf(sections),
  };
  const found: (ExtractedField | null)[] = [
    ...(name && isResume
      ? [
          {
            path: 'basics.name',
            value: `${resume.basics.firstName} ${resume.basics.lastName}`.trim(),
            confidence: name.confidence,
            page: name.piece.page,
            box: {
              x: name.piece.x,
              y: name.piece.y,
              width: name.piece.width,
              height: name.piece.height,
            },
          },
        ]
      : []),
    ...(['email', 'phone', 'location', 'title', 'summary'] as const).map((field) => {
      const from =
        field === 'summary' ? summarised : [...header, ...contact, ...others, ...marginLines];
      const value = resume.basics[field];
      return value === ''
        ? null
        : findEvidence(`basics.${field}`, value, confidenceOf[field], from);
    }),
    ...links.map((link, at) =>
      findEvidence(`links.${at}`, link.url, confidenceOf.link, [...header, ...contact]),
    ),
    ...jobs.flatMap(({ entry, lines }, at) => {
      const isWhole = entry.company !== '' && entry.position !== '' && entry.end !== '';
      const confidence = isWhole ? confidenceOf.wholeJob : confidenceOf.partOfJob;
      return (['company', 'position', 'location', 'start', 'end'] as const).map((field) =>
        entry[field] === ''
          ? null
          : findEvidence(`experience.${at}.${field}`, entry[field], confidence, lines),
      );
    }),
    ...education.flatMap(({ entry, lines }, at) => {
      const isWhole = entry.institution !== '' && entry.degree !== '';
      const confidence = isWhole ? confidenceOf.wholeSchool : confidenceOf.partOfSchool;
      return (['institution', 'degree', 'field', 'grade', 'start', 'end'] as const).map((field) =>
        entry[field] === ''
          ? null
          : findEvidence(`education.${at}.${field}`, entry[field], confidence, lines),
      );
    }),
    ...projects.map(({ entry, lines }, at) =>
      findEvidence(`projects.${at}.name`, entry.name, confidenceOf.project, lines),
    ),
    ...resume.skills.map((skill, at) =>
      findEvidence(`skills.${at}`, skill.name, confidenceOf.skill, skillLines),
    ),
    ...certifications.map(({ text, lines }, at) =>
      findEvidence(`certifications.${at}`, text, confidenceOf.item, lines),
    ),
    ...achievements.map(({ text, lines }, at) =>
      findEvidence(`achievements.${at}`, text, confidenceOf.item, lines),
    ),
  ];
  return {
    resume,
    found: found.filter((field) => field !== null),
    school: readSchoolFacts([...header, ...contact, ...others], education),
    lines: sections.flatMap((section) => [
      ...(section.heading
        ? [{ text: section.title, page: section.heading.page, section: section.title }]
        : []),
      ...section.lines.map((line) => ({
        text: line.text.replaceAll('\u00AD', '-'),
        page: line.page,
        section: section.heading ? section.title : null,
      })),
    ]),
  };
}

/**
 * The order for a resume in one column: a summary first, then the main column, then those beside
 * it, as which a reader may meet their sections anywhere.
 */
function orderOf(sections: readonly Section[]): string[] {
  let others = 0;
  const named = sections.map(({ kind, isAside = false }) => ({
    name: kind === 'other' ? `custom-${(others += 1)}` : kind,
    isAside,
  }));
  const rankOf = ({ name, isAside }: (typeof named)[number]) =>
    name === 'summary' ? 0 : isAside ? 2 : 1;
  const names = named.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ name }) => name);
  return [...new Set(names)].filter((name) => name !== 'header' && name !== 'contact');
}
