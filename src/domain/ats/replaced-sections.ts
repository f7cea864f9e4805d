import { pointsOfText, type ResumeFacts } from './resume-facts.ts';

/** Bullet points of jobs from which work says more than a summary or projects would. */
const enoughPoints = 6;
const enoughJobs = 2;

/** Whether at least two jobs with six bullet points between them tell what the person can do. */
function isCoveredByWork({ read }: ResumeFacts): boolean {
  const { experience } = read.resume;
  const describedJobs = experience.filter(
    ({ description }) => pointsOfText(description).length > 0,
  );
  const points = describedJobs.reduce((sum, job) => sum + pointsOfText(job.description).length, 0);
  return describedJobs.length >= enoughJobs && points >= enoughPoints;
}

/** Publications, open source, volunteering: what a person made, under another heading. */
const works =
  /\b(?:publications?|open[- ]source|portfolio|research|volunteer(?:ing)?|patents?|exhibitions?|performances?|presentations?|case studies|selected works?)\b/iu;

export function hasProjectsOrSimilar(facts: ResumeFacts): boolean {
  const { projects, custom } = facts.read.resume;
  return (
    projects.length > 0 || custom.some(({ title }) => works.test(title)) || isCoveredByWork(facts)
  );
}

/** A summary under any heading, or a headline below the name. */
export function hasSummaryOrSimilar(facts: ResumeFacts): boolean {
  const { summary, title } = facts.read.resume.basics;
  return summary !== '' || title !== '' || isCoveredByWork(facts);
}
