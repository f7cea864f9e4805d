// npm run import:postings -- FILE [--company "Name"] [--dry-run] [--draft] [--plan PLAN]
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { companyPlans } from '#domain/plan/plan-catalogue.ts';
import { importPostings, type ImportResult } from '#server/features/posting/import-postings.ts';
import { maxImportBytes } from '#server/features/posting/read-posting-file.ts';
import { importProblemText } from '#texts/import-problem-text.ts';
import { runCommand } from './command/run-command.ts';

const usage =
  'Usage: npm run import:postings -- FILE [--company "Name"] [--dry-run] [--draft] [--plan PLAN]';
const [firstPlan] = companyPlans;
const shownProblems = 100;

await runCommand('import:postings', async (_deps, ctx) => {
  const { file, company, isDryRun, asDraft, newPlan } = readArguments();
  const bytes = await readSmall(file);
  const result = await importPostings(ctx, {
    bytes,
    company: company ?? nameOf(file),
    isDryRun,
    asDraft,
    newPlan,
  });
  if (!result.ok) {
    const t = ctx.texts.translate('en');
    for (const problem of result.problems.slice(0, shownProblems))
      console.error(importProblemText(t, problem));
    const more = result.problems.length - shownProblems;
    if (more > 0) console.error(`… and ${more} more`);
    console.error(`\n${result.problems.length} problem(s) in ${file}. Nothing was imported.`);
    return 1;
  }
  report(result, isDryRun);
  return 0;
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      company: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      plan: { type: 'string', default: firstPlan.id },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new Error(`${usage}\nSee docs/import-postings.md.`);
  const company = values.company?.trim().replace(/\s+/gu, ' ');
  if (company === '') throw new Error('--company needs a name.');
  const plan = companyPlans.find(({ id }) => id === values.plan);
  if (plan === undefined)
    throw new Error(`--plan is one of ${companyPlans.map(({ id }) => id).join(', ')}.`);
  const isDryRun = values['dry-run'];
  return { file, company, isDryRun, asDraft: values.draft, newPlan: plan.id };
}

async function readSmall(file: string): Promise<Uint8Array> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || !found.isFile()) throw new Error(`There is no file ${file}.`);
  if (found.size > maxImportBytes)
    throw new Error(`${file} is larger than 50 MB; split it. Nothing was imported.`);
  return readFile(file);
}

/** The company name for a file that has none: acme_careers.json becomes 'Acme Careers'. */
function nameOf(file: string): string {
  const words = basename(file, extname(file))
    .split(/[\s._-]+/u)
    .filter(Boolean);
  return (
    words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') ||
    'Imported postings'
  );
}

function report(
  { companies, ignored, incomplete }: ImportResult & { ok: true },
  isDryRun: boolean,
): void {
  for (const { name, status, isNew, inserted, updated, unchanged } of companies) {
    console.log(
      `${name}${isNew ? ' (new company)' : ''}: ${inserted} new, ${updated} changed, ${unchanged} unchanged`,
    );
    if (status !== 'approved')
      console.log(`  ${name} is ${status}: its postings are not shown until it is approved.`);
  }
  if (incomplete > 0)
    console.log(`${incomplete} without a description: not shown until they have one.`);
  if (ignored.length > 0) console.log(`Ignored columns: ${ignored.join(', ')}`);
  if (isDryRun) console.log('This was a dry run: nothing was written.');
}
