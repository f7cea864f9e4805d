import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { docPathProblems } from './check-doc-paths.ts';
import { structureProblems } from './check-structure.ts';

const made: string[] = [];

const sound = {
  'docs/glossary.md': [
    '## Nouns\n\n| posting | job |\n| shell | frame |\n',
    '## Parts of a noun\n\n| pipeline | the board |\n',
    '## Verbs\n\n| verb | does |\n| list | many |\n',
    '## Store verbs\n\n| page | rows |\n',
  ].join('\n'),
  'README.md':
    'Read `docs/glossary.md`, then [the verbs](src/server/features/posting/public-postings.ts).',
  'src/contract/index.ts': '',
  'src/contract/posting.ts': '',
  'src/domain/posting/is-open.ts': '',
  'src/server/features/posting/public-postings.ts': 'export async function listPostings() {}\n',
  'src/server/features/posting/list-postings.test.ts': 'x\n'.repeat(400),
  'src/server/features/posting/posting-card-of.ts': 'export function cardOf() {}\n',
  'src/server/features/posting/posting.store.ts': 'export async function pagePostings() {}\n',
  'src/server/features/posting/posting.router.ts': 'export const postingRouter = {};\n',
};

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'structure-'));
  made.push(root);
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

test('HOUSE a valid tree has no problems', () => {
  expect(structureProblems(projectWith({}))).toEqual([]);
  expect(docPathProblems(projectWith({}))).toEqual([]);
});

test.each([
  ['src/domain/posting/isOpen.ts', '', /kebab-case/],
  ['src/services/a.ts', '', /the floors are/],
  ['src/domain/job/a.ts', '', /'job' is not a noun/],
  ['src/web/features/job/a.tsx', '', /'job' is not a noun/],
  ['src/server/features/job/list-jobs.ts', 'export const listJobs = 1;', /'job' is not a noun/],
  ['src/contract/company.ts', '', /there is no src\/server\/features\/company/],
  ['src/web/lib/utils.ts', '', /after the thing it makes/],
  ['src/domain/posting/posting-types.ts', '', /after the thing it makes/],
  ['src/domain/posting/index.ts', '', /no barrels/],
  ['src/web/ui/long.tsx', 'x\n'.repeat(301), /301 lines/],
  [
    'src/server/features/posting/fetch-postings.ts',
    'export const fetchPostings = 1;',
    /'fetch' is not a verb/,
  ],
  ['src/server/features/posting/posting.ts', 'export const posting = 1;', /is not a verb/],
  ['src/server/features/posting/list-drafts.ts', 'export const drafts = 1;', /must be listDrafts/],
  ['src/server/features/posting/sub/list-drafts.ts', '', /folders named by a part/],
  ['src/server/features/posting/posting.store.ts', 'export const getOne = 1;', /getOne must start/],
  ['src/web/ui/note.tsx', 'const mostOpenPostings = 5;', /a plan's limit/],
  ['src/web/ui/full.tsx', 'const isFull = openPostings >= 25;', /a plan's limit/],
  ['src/web/ui/badges.tsx', "const most = plan === 'pro' ? 3 : 0;", /a plan's limit/],
  ['src/web/ui/plans.tsx', "const most = { 'starter': 5 };", /a plan's limit/],
  ['content/locales/en/note.json', '{ "text": "3 mock interviews a month" }', /a plan's limit/],
  ['content/blog/plans.md', 'Business has 25 job postings.', /a plan's limit/],
])('HOUSE %s is refused', (file, text, sentence) => {
  expect(structureProblems(projectWith({ [file]: text }))).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test.each([
  'see `src/domain/absent.ts`',
  'see `server/absent/`',
  'see `absent.ts`',
  'see `#domain/absent.ts`',
  'see [it](docs/absent.md)',
  '![shot](docs/absent.png)',
])('HOUSE a document with %s is refused', (text) => {
  expect(docPathProblems(projectWith({ 'docs/a.md': text }))).toHaveLength(1);
});

test('HOUSE routes, packages and patterns in a document are not mistaken for paths', () => {
  const text =
    '`/careers` `drizzle-orm/pg-core` `application/json` `<noun>.store.ts` `npm start` `.data/postgres` ' +
    '`domain/posting/is-open.ts` `src/server` `public-postings.ts` [site](https://example.com/x.md)\n' +
    '```\nsrc/absent.ts\n```\n';
  expect(docPathProblems(projectWith({ 'docs/a.md': text }))).toEqual([]);
});

test('HOUSE this project follows its folder rules', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  expect(structureProblems(root)).toEqual([]);
});
