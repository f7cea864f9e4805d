import { present, type Resume } from '#domain/resume/resume.ts';

/** A line of prose in a resume: a bullet point of a description, or the summary. */
export type ResumeLine = {
  /** The field: `['basics', 'summary']`, `['experience', '<id>', 'description']`. */
  path: string[];
  /** Line index within the field, from 0; the summary is a single line. */
  at: number;
  /** Without the bullet character. */
  text: string;
  /** Its context: the employer and position, or the project. */
  entry: string;
  /** Whether the entry has ended; null without dates. */
  isOver: boolean | null;
};

const bullet = /^\s*(?:[-–—•*·▪●◦‣]\s*)+/u;

/** Splits a line into its bullet character and text. */
export function splitBullet(line: string): { bullet: string; text: string } {
  const [opening = ''] = bullet.exec(line) ?? [];
  return { bullet: opening, text: line.slice(opening.length).trim() };
}

/** All lines of a resume whose wording can be judged, from top to bottom. */
export function linesOf(resume: Resume): ResumeLine[] {
  const { basics, experience, projects, custom } = resume;
  return [
    ...(basics.summary.trim() === ''
      ? []
      : [
          {
            path: ['basics', 'summary'],
            at: 0,
            text: basics.summary.trim(),
            entry: '',
            isOver: null,
          },
        ]),
    ...experience.flatMap((job) =>
      pointsOf(['experience', job.id, 'description'], job, [job.position, job.company]),
    ),
    ...projects.flatMap((project) =>
      pointsOf(['projects', project.id, 'description'], project, [project.name]),
    ),
    ...custom.flatMap(({ id, entries }) =>
      entries.flatMap((entry) =>
        pointsOf(['custom', id, 'entries', entry.id, 'description'], entry, [entry.title]),
      ),
    ),
  ];
}

function pointsOf(
  path: string[],
  { description, end }: { description: string; end: string },
  names: string[],
): ResumeLine[] {
  const entry = names.filter((name) => name.trim() !== '').join(' · ');
  return description.split('\n').flatMap((line, at) => {
    const { text } = splitBullet(line);
    const isOver = end === '' ? null : end !== present;
    return text === '' ? [] : [{ path, at, text, entry, isOver }];
  });
}
