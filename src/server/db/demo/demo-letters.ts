import type { Random } from './demo-random.ts';

const openings = [
  'I am applying for {title} because I have used what {company} makes, or something very close to it, and kept thinking about how it works.',
  'A friend showed me your posting for {title}, and I read it twice on the bus.',
  'Your description of {title} is the first one this year that told me what I would do in the first week.',
  'For my final project I worked on a problem that is small compared with those of {company}, but of the same kind.',
  'I would like to work at {company} as {title}.',
];
const middles = [
  'My degree ({degree}) gave me the basics; I learned most by building things and having them broken by others. I am at home with {skills}.',
  'In the past two years I used {skills} in three projects, one of which is still running at my college.',
  'I bring {skills} and the patience to read documentation to the end.',
  'Last summer I spent ten weeks at a small company, where I was trusted with {skills} and with the phone.',
];
const ends = [
  'I can start within a month and would be glad to show you what I have made.',
  'I am available for a call on any weekday after two.',
  'Thank you for reading this far.',
  'If it does not fit this time, I would be grateful for one sentence on what was missing.',
];

/** Why an application was rejected, as a recruiter would write it. */
export const reasons = [
  'Thank you for the effort you put in. For this position we chose somebody with more practice in production systems.',
  'We liked your projects. The team needs someone who can start this month, and you told us you cannot.',
  'The work sample was tidy but left out the cases in which things fail, and those are most of this job.',
  'This position has been filled. We would be happy to see you apply again in spring.',
  'We are looking for some experience with customers, and could not find any in your resume.',
  'Your strengths lie more in analysis than in building, and this position is mostly building.',
  'We cannot offer the visa that you would need for this location.',
];

export function coverLetter(
  random: Random,
  facts: { title: string; company: string; degree: string; skills: string[]; name: string },
): string {
  const values = { ...facts, skills: facts.skills.slice(0, 3).join(', ') };
  const text = [random.pick(openings), random.pick(middles), random.pick(ends)].join('\n\n');
  return `${text.replace(/\{(title|company|degree|skills)\}/gu, (_, key: keyof typeof values) => values[key])}\n\n${facts.name}`;
}
