// The folder rules of docs/architecture.md that neither the compiler nor the linter checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readGlossary } from './glossary.ts';
import { planLimitProblems } from './plan-limits.ts';

const floors = ['contract', 'domain', 'readers', 'server', 'testing', 'texts', 'web'];
const frames = new Set(['index', 'errors', 'fields', 'page-context', 'procedure']);
const longest = 300;

const named = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/u;
const homeless = /(^|-)(utils?|helpers?|misc|types|common|shared|stuff)\.(tsx?|mjs)$/u;
const mayBeLong =
  /\.(test|spec|suite)\.tsx?$|^src\/server\/db\/(demo|migrations)\/|^src\/texts\/text-keys\.ts$|^content\//u;
const isGenerated = /^src\/server\/db\/migrations\//u;

/** One sentence per broken rule; empty if there is none. */
export function structureProblems(root: string): string[] {
  const files = ['src', 'e2e', 'tools', 'content'].flatMap((folder) => filesBelow(root, folder));
  const glossary = readGlossary(root);
  return [
    ...unknownFolders(root, glossary.nouns),
    ...missingFeatures(root),
    ...planLimitProblems(root, files),
    ...files.flatMap((file) => nameProblems(file)),
    ...files.flatMap((file) => lengthProblems(root, file)),
    ...files.flatMap((file) => featureProblems(root, file, glossary)),
  ];
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
}

function foldersIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function unknownFolders(root: string, nouns: Set<string>): string[] {
  const strangers = foldersIn(root, 'src')
    .filter((name) => !floors.includes(name))
    .map((name) => `src/${name}: the floors are ${floors.join(', ')}`);
  const nameless = ['src/domain', 'src/server/features', 'src/web/features'].flatMap((floor) =>
    foldersIn(root, floor)
      .filter((noun) => !nouns.has(noun))
      .map((noun) => `${floor}/${noun}: '${noun}' is not a noun of docs/glossary.md`),
  );
  return [...strangers, ...nameless];
}

function missingFeatures(root: string): string[] {
  return filesBelow(root, 'src/contract')
    .map((file) => path.basename(file, '.ts'))
    .filter((noun) => !frames.has(noun) && !noun.endsWith('.test'))
    .filter((noun) => !isPartOfNoun(root, noun))
    .map((noun) => `src/contract/${noun}.ts: there is no src/server/features/${noun}`);
}

/** A noun, or part of one in its own file: `application-pipeline` of `application`. */
function isPartOfNoun(root: string, name: string): boolean {
  const [noun = ''] = name.split('-');
  return [name, noun].some((each) => existsSync(path.join(root, 'src/server/features', each)));
}

function nameProblems(file: string): string[] {
  if (isGenerated.test(file)) return [];
  const problems: string[] = [];
  const base = path.basename(file);
  if (!file.startsWith('content/') && file.split('/').some((part) => !named.test(part)))
    problems.push(`${file}: names are kebab-case`);
  if (homeless.test(base)) problems.push(`${file}: name the file after the thing it makes`);
  if (/^index\.(tsx?|mjs)$/u.test(base) && file !== 'src/contract/index.ts')
    problems.push(`${file}: no barrels; the only index is src/contract/index.ts`);
  return problems;
}

function lengthProblems(root: string, file: string): string[] {
  if (!/\.(tsx?|mjs|css)$/u.test(file) || mayBeLong.test(file)) return [];
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
  return lines > longest
    ? [`${file}: ${lines} lines, ${longest} at most: it holds two things`]
    : [];
}

function featureProblems(
  root: string,
  file: string,
  glossary: ReturnType<typeof readGlossary>,
): string[] {
  const [, noun, part, name] =
    /^src\/server\/features\/([^/]+)\/(?:([^/]+)\/)?(.+)\.ts$/u.exec(file) ?? [];
  if (noun === undefined || name === undefined) return [];
  const source = () => readFileSync(path.join(root, file), 'utf8');
  if (name.includes('/') || (part !== undefined && !glossary.parts.has(part)))
    return [`${file}: a feature is one folder, or folders named by a part of docs/glossary.md`];
  if (/^[a-z-]+\.store$/u.test(name)) return storeProblems(file, source(), glossary.storeVerbs);
  if (name === `${noun}.router` || name === `${noun}.tasks`) return [];
  if (name.endsWith('.test') || /^[a-z-]+-of$/u.test(name)) return [];
  const verb = name.split('-')[0] ?? '';
  if (!glossary.verbs.has(verb) || !name.includes('-')) {
    // A file of several use cases is named after what they are about.
    const hasUseCase = exportsOf(source()).some((each) => startsWithOneOf(glossary.verbs, each));
    if (hasUseCase) return [];
    return [`${file}: '${verb}' is not a verb of docs/glossary.md; a file here is verb-noun.ts`];
  }
  const main = camelCase(name);
  return exportsOf(source()).includes(main) ? [] : [`${file}: its main export must be ${main}`];
}

function storeProblems(file: string, source: string, verbs: Set<string>): string[] {
  return exportsOf(source)
    .filter((name) => !startsWithOneOf(verbs, name))
    .map((name) => `${file}: ${name} must start with ${[...verbs].join(', ')}`);
}

const startsWithOneOf = (verbs: Set<string>, name: string) =>
  verbs.has(/^[a-z]+/u.exec(name)?.[0] ?? '');

const exportsOf = (source: string) =>
  [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gmu)].map(
    (match) => match[1] ?? '',
  );

const camelCase = (name: string) =>
  name.replaceAll(/-([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = structureProblems(fileURLToPath(new URL('..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
