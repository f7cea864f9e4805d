// Measures how long it takes to match a job description with a resume, in this process.
import { matchDescription } from '#domain/ats/match-description.ts';
import { linesOf } from '#domain/ats/split-description.ts';
import { postingTexts } from '#server/db/demo/demo-posting-texts.ts';
import { type Row, median, writeFigures } from './figures.ts';

const rounds = 30;
const texts = Object.values(postingTexts)
  .flat()
  .map(({ title, about }) => `${title}\n${about}\nRequirements\nPython, SQL or Excel`);
const whole = texts.join('\n\n');
const descriptions: [string, string][] = [
  ['one posting', texts[0] ?? ''],
  ['postings of 5 kB together', whole.slice(0, 5_000)],
  ['postings of 50 kB together', whole.repeat(20).slice(0, 50_000)],
  ["50 kB of 'C,'", 'C,'.repeat(25_000)],
  ["50 kB of 'React Node Excel'", 'React Node Excel '.repeat(3_000)],
  ['50 kB without a space', 'x'.repeat(50_000)],
];
const reading = {
  lines: linesOf(whole.slice(0, 4_000)).map((text) => ({ text })),
  resume: { experience: [] },
};
const rows: Row[] = descriptions.map(([name, description]) => {
  const taken: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const before = process.cpuUsage();
    matchDescription({ description, reading, profileSkills: ['SQL'], today: '2026-11-22' });
    taken.push(performance.now() - start);
    busy.push(process.cpuUsage(before).user / 1000);
  }
  return {
    description: name,
    kB: Math.round(description.length / 1000),
    'median CPU ms': median(busy).toFixed(1),
    'median ms': median(taken).toFixed(1),
    'longest ms': Math.max(...taken).toFixed(1),
  };
});
writeFigures('description-match', rows);
