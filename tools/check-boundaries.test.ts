import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(path.join(tmpdir(), 'boundaries-'));

type Sample = [file: string, source: string, rule?: string, says?: RegExp];

const imports = (wanted: string) =>
  `import { thing } from '${wanted}';\nexport const it = thing;\n`;
const importsType = (wanted: string) =>
  `import type { T } from '${wanted}';\nexport type It = T;\n`;
const verb = 'src/server/features/posting';
const page = 'src/web/routes/site';

const floors: Sample[] = [
  ['src/domain/a/pure.ts', imports('#domain/b/other.ts')],
  ['src/domain/a/up.ts', imports('#contract/posting.ts'), 'boundaries', /domain may not import/],
  ['src/domain/a/zod.ts', importsType('zod'), 'boundaries', /a rule is pure/],
  ['src/domain/a/node.ts', imports('node:fs'), 'boundaries', /a rule is pure/],
  ['src/domain/a/parent.ts', imports('../b/other.ts'), 'boundaries', /an alias/],
  ['src/domain/a/lazy.ts', "export const it = import('#server/app.ts');\n", 'boundaries', /domain/],
  [
    'src/domain/a/typed.ts',
    "export type It = import('#server/app.ts').App;\n",
    'boundaries',
    /domain/,
  ],
  ['src/contract/posting.ts', imports('zod')],
  ['src/contract/react.ts', imports('react'), 'boundaries', /the contract says shapes/],
  ['src/contract/server.ts', importsType('#server/router.ts'), 'boundaries', /the contract says/],
  ['src/server/db/tables/ok.ts', imports('drizzle-orm/pg-core')],
  [
    'src/server/db/verb.ts',
    imports('#server/features/posting/public-postings.ts'),
    'boundaries',
    /no feature/,
  ],
  ['src/server/db/contract.ts', imports('#contract/posting.ts'), 'boundaries', /no feature/],
  [
    'src/server/ports/mail/smtp.ts',
    imports('./mail.ts') + "import nodemailer from 'nodemailer';\nexport const n = nodemailer;\n",
  ],
  [
    'src/server/ports/mail/db.ts',
    imports('#server/db/connect.ts'),
    'boundaries',
    /its driver only/,
  ],
  [
    'src/server/ports/mail/files.ts',
    imports('#server/ports/files/files.ts'),
    'boundaries',
    /its driver/,
  ],
  ['src/server/ports/tasks/pg-boss.ts', imports('#server/db/connect.ts')],
  ['src/server/live/publish.ts', imports('#server/db/tables/live-events.ts')],
  [
    'src/server/live/verb.ts',
    imports('#server/features/posting/public-postings.ts'),
    'boundaries',
    /live/,
  ],
  ['src/server/auth/passwords.ts', imports('@node-rs/argon2')],
  ['src/server/auth/actor.store.ts', imports('drizzle-orm')],
  ['src/server/http/sql.ts', imports('drizzle-orm'), 'boundaries', /<noun>\.store\.ts/],
  ['src/server/http/http.ts', imports('hono')],
  [
    'src/server/http/accounts.ts',
    importsType('@node-rs/argon2'),
    'boundaries',
    /only src\/server\/auth/,
  ],
  ['src/server/web.ts', imports('#web/root.tsx'), 'boundaries', /load context/],
  ['src/server/react.ts', imports('react'), 'boundaries', /components belong/],
  ['src/testing/world.ts', imports('drizzle-orm')],
  ['e2e/apply.ts', imports('#server/app.ts'), 'boundaries', /as a person does/],
];

const features: Sample[] = [
  [`${verb}/list-postings.ts`, imports('./posting.store.ts')],
  [`${verb}/other-verb.ts`, imports('#server/features/notification/notify-user.ts')],
  [`${verb}/context.ts`, importsType('#server/context.ts')],
  [`${verb}/sql.ts`, imports('drizzle-orm'), 'boundaries', /<noun>\.store\.ts/],
  [`${verb}/http.ts`, importsType('hono'), 'boundaries', /src\/server\/http/],
  [`${verb}/db.ts`, imports('#server/db/tables/postings.ts'), 'boundaries', /its own store/],
  [
    `${verb}/other-store.ts`,
    imports('#server/features/notification/notification.store.ts'),
    'boundaries',
    /its own store/,
  ],
  [`${verb}/own-router.ts`, imports('./posting.router.ts'), 'boundaries', /its own store/],
  [`${verb}/app.ts`, imports('#server/app.ts'), 'boundaries', /a verb may not/],
  [
    `${verb}/posting.store.ts`,
    imports('drizzle-orm') +
      "import { postings } from '#server/db/tables/postings.ts';\nexport const p = postings;\n",
  ],
  [`${verb}/verb.store.ts`, imports('./list-postings.ts'), 'boundaries', /a store is SQL/],
  [
    `${verb}/contract.store.ts`,
    importsType('#contract/posting.ts'),
    'boundaries',
    /a store is SQL/,
  ],
  [
    `${verb}/others.store.ts`,
    imports('#server/features/company/company.store.ts'),
    'boundaries',
    /a store is SQL/,
  ],
  [`${verb}/posting.router.ts`, imports('./list-postings.ts')],
  [`${verb}/store.router.ts`, imports('./posting.store.ts'), 'boundaries', /a router is lines/],
  [`${verb}/list-postings.test.ts`, imports('#testing/world.ts')],
  ['src/web/features/posting/card.tsx', imports('#web/ui/card.tsx')],
  ['src/web/features/posting/own.tsx', imports('./card.tsx')],
  [
    'src/web/features/posting/other.tsx',
    imports('#web/features/company/logo.tsx'),
    'boundaries',
    /never import each other/,
  ],
  [
    'src/web/features/posting/server.tsx',
    importsType('#server/context.ts'),
    'boundaries',
    /a web feature/,
  ],
  ['src/web/features/posting/node.tsx', imports('node:path'), 'boundaries', /no such package/],
  ['src/web/ui/button.tsx', imports('#web/features/posting/card.tsx'), 'boundaries', /by props/],
  ['src/web/lib/form.tsx', imports('#web/routes/site/home.tsx'), 'boundaries', /knows a noun/],
  [`${page}/home.tsx`, imports('#web/features/posting/card.tsx')],
  [`${page}/typed.tsx`, importsType('#server/router.ts'), 'boundaries', /through the contract/],
  [`${page}/auth.tsx`, imports('@node-rs/argon2'), 'boundaries', /only src\/server\/auth/],
];

const nowText = 'export const now = new Date();\n';
const given =
  'export declare const busy: boolean;\nexport declare function t(key: string): string;\n';
const shows = (jsx: string) => `${given}export const It = () => ${jsx};\n`;

const habits: Sample[] = [
  ['src/domain/a/clock.ts', nowText, 'clock', /time is a value/],
  [`${verb}/clock.ts`, 'export const now = Date.now();\n', 'clock', /ctx\.now/],
  ['src/domain/a/parsed.ts', "export const day = new Date('2026-11-21');\n"],
  ['src/server/http/clock.ts', nowText],
  ['src/domain/a/zone.ts', 'export const day = new Date(2026, 10, 21);\n', 'clock', /time zone/],
  [
    `${verb}/zone.ts`,
    'export const year = (at: Date) => at.getFullYear();\n',
    'clock',
    /time zone/,
  ],
  [
    'src/server/http/env.ts',
    'export const port = process.env.PORT;\n',
    'environment',
    /config\.ts/,
  ],
  [
    'src/server/http/env-too.ts',
    "export const port = process['env'];\n",
    'environment',
    /config\.ts/,
  ],
  ['src/server/main.ts', 'export const port = process.env.PORT;\n'],
  [
    `${page}/styled.tsx`,
    shows('<p style={{ color: t("a.b") }} />'),
    'inline-style',
    /security policy/,
  ],
  ['src/web/ui/ring.tsx', shows('<p style={{ color: t("a.b") }} />')],
  [`${page}/words.tsx`, shows('<p>Apply now</p>'), 'interface-text', /content\/locales/],
  [
    `${page}/choice.tsx`,
    shows("<p>{busy ? 'Sending...' : t('a.b')}</p>"),
    'interface-text',
    /useTexts/,
  ],
  [`${page}/template.tsx`, shows('<p>{`Hello ${t("a.b")}`}</p>'), 'interface-text', /useTexts/],
  [`${page}/label.tsx`, shows('<nav aria-label="Pages" />'), 'interface-text', /useTexts/],
  [
    'src/web/features/posting/field.tsx',
    shows('<input placeholder={"Your name"} />'),
    'interface-text',
    /useTexts/,
  ],
  [`${page}/from-catalogue.tsx`, shows('<p className="big" title={t("a.b")}>{t("a.b")} · 3</p>')],
  ['src/web/routes/dev/gallery.tsx', shows('<p>Every button</p>')],
  ['src/domain/a/barrel.ts', "export { it } from './pure.ts';\n", 're-export', /no barrels/],
  [
    'src/domain/a/one.ts',
    "import { two } from '#domain/a/two.ts';\nexport const one = () => two;\n",
    'no-cycle',
  ],
  [
    'src/domain/a/two.ts',
    "import type { one } from './one.ts';\nexport const two = null as typeof one | null;\n",
    'no-cycle',
  ],
  ['src/domain/a/any.ts', 'export const it = (x: any): number => x;\n', 'no-explicit-any'],
  ['src/server/http/log.ts', "console.log('x');\n", 'no-console'],
];

const asserts = (call: string) => `import { expect, test } from 'vitest';\n${call}\n`;
const body = '() => expect(1).toBe(1)';
const tests: Sample[] = [
  ['src/domain/a/good.test.ts', asserts(`test('CAR-05 a second application says so', ${body});`)],
  ['src/domain/a/table.test.ts', asserts(`test.each([[1]])('SEC-40 %i byte passes', ${body});`)],
  ['src/domain/a/house.test.ts', asserts(`test('HOUSE every door has a name', ${body});`)],
  ['src/domain/a/nameless.test.ts', asserts(`test('works', ${body});`), 'test-name', /CAR-05/],
  [
    'src/domain/a/nameless-table.test.ts',
    asserts(`test.each([[1]])('%s', ${body});`),
    'test-name',
    /CAR-05/,
  ],
  [
    'src/domain/a/unknown.test.ts',
    asserts(`test('FOO-01 works', ${body});`),
    'test-name',
    /CAR-05/,
  ],
  [
    'src/domain/a/skipped.test.ts',
    asserts(`test.skip('CAR-05 works', ${body});`),
    'test-name',
    /'skip'/,
  ],
  [
    'src/domain/a/later.test.ts',
    asserts(`test.todo('CAR-05 works');\ntest('HOUSE x', ${body});`),
    'test-name',
    /'todo'/,
  ],
  [
    'src/domain/a/only.test.ts',
    asserts(`test.only('CAR-05 works', ${body});`),
    'test-name',
    /'only'/,
  ],
];

let found: { filename: string; code: string; message: string }[] = [];

beforeAll(async () => {
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(root, name), path.join(project, name));
  }
  cpSync(path.join(root, 'tools/lint'), path.join(project, 'tools/lint'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'dir');
  for (const [file, source] of [...floors, ...features, ...habits, ...tests]) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), source);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve, reject) => {
    const options = { cwd: project, maxBuffer: 16 * 1024 * 1024 };
    execFile(
      process.execPath,
      [oxlint, '-f', 'json', 'src', 'e2e'],
      options,
      (error, stdout, stderr) => {
        if (stdout.startsWith('{')) resolve(stdout);
        else reject(new Error(`oxlint did not run: ${stdout}${stderr}`, { cause: error }));
      },
    );
  });
  ({ diagnostics: found } = JSON.parse(output) as { diagnostics: typeof found });
});

afterAll(() => rmSync(project, { recursive: true }));

describe('the linter', () => {
  const samples = [...floors, ...features, ...habits, ...tests];
  const forbidden = samples.filter((sample) => sample[2] !== undefined);
  const allowed = samples.filter((sample) => sample[2] === undefined);
  const findings = (file: string) => found.filter((one) => one.filename === file);

  test.each(forbidden)('HOUSE %s is reported', (file, _source, rule, says = /./u) => {
    const own = findings(file).filter(({ code }) => code.endsWith(`(${rule})`));
    expect(own.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
  });

  test.each(allowed)('HOUSE %s is accepted', (file) => {
    expect(findings(file).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
