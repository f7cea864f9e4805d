import { duplicateKeyOf } from '#domain/external-jobs/duplicate-key.ts';
import { sampleSource } from '#domain/external-jobs/source-names.ts';
import { dayMs } from '#domain/time.ts';
import type { DemoMaker, DemoRows } from './demo-rows.ts';

const lakh = 100_000 * 100;

type Sample = Pick<
  DemoRows['externalPostings'][number],
  'title' | 'companyName' | 'skills' | 'category' | 'level' | 'type' | 'location' | 'isRemote'
> & { lakhs: [number, number] | null; daysAgo: number; tasks: string[] };

const samples: Sample[] = [
  {
    title: 'Frontend Developer',
    companyName: 'Sample Web Studio',
    skills: ['React', 'TypeScript', 'CSS'],
    category: 'Software Development',
    level: '1-3 years',
    type: 'Full-time',
    location: 'Bengaluru, India',
    isRemote: false,
    lakhs: [8, 14],
    daysAgo: 2,
    tasks: ['Build pages that work on a phone first', 'Keep them fast and accessible'],
  },
  {
    title: 'Backend Engineer',
    companyName: 'Sample Payments',
    skills: ['Node.js', 'PostgreSQL', 'Docker'],
    category: 'Software Development',
    level: '3-5 years',
    type: 'Full-time',
    location: 'Hyderabad, India',
    isRemote: false,
    lakhs: [16, 24],
    daysAgo: 4,
    tasks: ['Design services that never lose a payment', 'Measure what you change'],
  },
  {
    title: 'Data Analyst',
    companyName: 'Sample Retail',
    skills: ['SQL', 'Python', 'Power BI'],
    category: 'Data Science',
    level: 'Entry Level',
    type: 'Full-time',
    location: 'Pune, India',
    isRemote: false,
    lakhs: [5, 8],
    daysAgo: 1,
    tasks: ['Answer the shops’ questions with data', 'Say how sure an answer is'],
  },
  {
    title: 'Product Design Intern',
    companyName: 'Sample Health',
    skills: ['Figma', 'User research'],
    category: 'Design',
    level: 'Entry Level',
    type: 'Internship',
    location: null,
    isRemote: true,
    lakhs: null,
    daysAgo: 6,
    tasks: ['Sketch with patients, not for them', 'Test each sketch with five people'],
  },
  {
    title: 'DevOps Engineer',
    companyName: 'Sample Cloud',
    skills: ['Kubernetes', 'AWS', 'Terraform'],
    category: 'DevOps',
    level: '5+ years',
    type: 'Full-time',
    location: 'Chennai, India',
    isRemote: false,
    lakhs: [22, 34],
    daysAgo: 3,
    tasks: ['Make a release a matter of minutes', 'Make rolling back a matter of seconds'],
  },
  {
    title: 'Digital Marketing Associate',
    companyName: 'Sample Travel',
    skills: ['SEO', 'Google Analytics', 'Content marketing'],
    category: 'Marketing',
    level: '1-3 years',
    type: 'Contract',
    location: 'Mumbai, India',
    isRemote: false,
    lakhs: [4, 7],
    daysAgo: 8,
    tasks: ['Write what people look for', 'Count what they do next'],
  },
];

/** Sample external jobs, labelled as such, for the search while no source is configured. */
export function addSamples({ now, id, rows }: DemoMaker): void {
  for (const { lakhs, daysAgo, tasks, ...sample } of samples) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const place = sample.location?.split(',')[0] ?? null;
    rows.externalPostings.push({
      ...sample,
      id: id(at),
      source: sampleSource,
      workplace: sample.isRemote ? 'remote' : 'onsite',
      sourceRef: sample.title.toLowerCase().replaceAll(' ', '-'),
      description: `This is a sample of an external job. Nobody is offering it.\n\n## What you would do\n\n${tasks.map((task) => `- ${task}`).join('\n')}`,
      salaryMin: lakhs && lakhs[0] * lakh,
      salaryMax: lakhs && lakhs[1] * lakh,
      salaryCurrency: lakhs && 'INR',
      salaryPeriod: lakhs && 'year',
      postedAt: at,
      url: null,
      hostState: 'unknown',
      sameKey: duplicateKeyOf({ companyName: sample.companyName, title: sample.title, place }),
      firstSeenAt: at,
      lastSeenAt: at,
    });
  }
}
