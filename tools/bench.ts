// npm run bench -- NAME: runs tools/bench/NAME.ts from the project's folder.
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
  'resume-fuzz',
  'resume-pdf',
  'description-match',
  'ats',
  'ats-page',
  'reader-calls',
];
const name = process.argv.splice(2, 1).join('');
if (!benches.includes(name)) throw new Error(`Say which: ${benches.join(', ')}`);
await import(`./bench/${name}.ts`);

export {};
