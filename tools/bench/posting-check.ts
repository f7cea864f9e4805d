// How well the check of a posting finds what is labelled in its fixture, and how long it takes.
import { checkPosting } from '#domain/posting-check/check-posting.ts';
import { labelledTexts, scoreFlags } from '#domain/posting-check/labelled-texts.fixture.ts';
import { type Row, median, writeFigures } from './figures.ts';

const targets = { hard: ['0.90', '0.85'], style: ['0.80', '0.75'] } as const;
const rows: Row[] = (['hard', 'style'] as const).map((kind) => {
  const { right, precision, recall } = scoreFlags(kind);
  const [least, leastRecall] = targets[kind];
  return {
    categories: kind,
    'labels found': right,
    precision: precision.toFixed(3),
    recall: recall.toFixed(3),
    target: `≥ ${least}, ≥ ${leastRecall}`,
  };
});

const words = labelledTexts.flatMap(([text]) => text.split(' ')).slice(0, 1_000);
const posting = {
  title: 'Route planner',
  primaryRole: 'Planner',
  department: '',
  location: 'Pune, India',
  duration: 'Full-time',
  description: words.join(' '),
  responsibilities: '',
  requirements: '',
  niceToHave: '',
  practiceQuestions: '',
  questions: [],
  workplace: 'onsite' as const,
  salaryMin: null,
  salaryMax: null,
  skills: [],
};
const taken: number[] = [];
const busy: number[] = [];
for (let round = 0; round < 50; round++) {
  const [start, before] = [performance.now(), process.cpuUsage()];
  checkPosting(posting);
  taken.push(performance.now() - start);
  busy.push(process.cpuUsage(before).user / 1_000);
}
const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);
writeFigures(
  'posting-check',
  rows,
  `A posting of ${words.length} words, checked ${taken.length} times (at most 50 ms): median ${ms(median(taken))} ms, ${ms(median(busy))} ms of CPU; the first ${ms(taken[0])} ms, the longest ${ms(Math.max(...taken))} ms.`,
);
