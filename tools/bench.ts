// npm run bench -- NAME: runs tools/bench/NAME.ts from the project's folder, in the tests' Chromium.
import { existsSync, readFileSync } from 'node:fs';

const benches = [
  'web',
  'pages',
  'memory',
  'start',
  'kill',
  'pipeline',
  'live',
  'board',
  'interactions',
  'lighthouse',
  'submit',
  'sign-in',
  'users',
  'search',
  'match',
  'resume-reading',
  'reader-accuracy',
  'skill-spans',
  'posting-check',
  'resume-fuzz',
  'resume-pdf',
  'description-match',
  'ats',
  'ats-page',
  'reader-calls',
  'hostile-answers',
  'plan',
  'overview',
  'site-analytics',
  'restore',
  'badges',
];
const chromium = 'node_modules/.firstrung/chromium';
if (existsSync(chromium)) process.env['CHROMIUM_PATH'] ??= readFileSync(chromium, 'utf8');
const name = process.argv.splice(2, 1).join('');
if (!benches.includes(name)) throw new Error(`Say which: ${benches.join(', ')}`);
await import(`./bench/${name}.ts`);
