// Checks that every path in the documentation exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const made = /^(node_modules|build|\.data|\.react-router)(\/|$)/u;
const fileEnding = /\.(ts|tsx|mjs|json|md|css|yml|png|svg)$/u;
const aliases = /^#(domain|contract|server|web|testing)\//u;

/** One sentence per path in README.md or docs/ that does not exist. */
export function docPathProblems(root: string): string[] {
  const entries = (folder: string) =>
    existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const starts = new Set([...entries('.'), ...entries('src'), '.ci', 'docs', 'e2e', 'tools']);
  const names = new Set(
    ['src', 'tools', 'docs', 'e2e', 'content'].flatMap((folder) =>
      existsSync(path.join(root, folder))
        ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
            path.basename(file),
          )
        : [],
    ),
  );

  const leads = (doc: string, token: string): boolean => {
    const folders = ['.', 'src', path.dirname(doc)];
    if (folders.some((folder) => existsSync(path.join(root, folder, token)))) return true;
    if (!token.includes('/')) return !fileEnding.test(token) || names.has(token);
    return !starts.has(token.split('/')[0] ?? '') && !token.startsWith('.');
  };

  return documents(root).flatMap((doc) => {
    const text = readFileSync(path.join(root, doc), 'utf8').replaceAll(/^```[\s\S]*?^```/gmu, '');
    return [
      ...pathsIn(text).filter((token) => !made.test(token) && !leads(doc, token)),
      ...linksIn(text).filter((link) => !existsSync(path.join(root, path.dirname(doc), link))),
    ].map((token) => `${doc}: '${token}' does not exist`);
  });
}

function documents(root: string): string[] {
  const docs = existsSync(path.join(root, 'docs'))
    ? readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    : [];
  return ['README.md', ...docs.map((doc) => `docs/${doc}`)].filter((doc) => doc.endsWith('.md'));
}

/** Text in backticks that could be a file or folder of the project. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/gu)]
    .map((match) =>
      (match[1] ?? '').replace(aliases, 'src/$1/').replace(/^#content\//u, 'content/'),
    )
    .map((token) => token.replace(/:\d+$/u, '').replace(/^\.\//u, ''))
    .filter((token) => /^\.?[\w@-]+([./][\w@.-]+)*\/?$/u.test(token))
    .filter((token) => token.includes('/') || fileEnding.test(token));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/gu)]
    .map((match) => (match[1] ?? '').replace(/#.*$/u, ''))
    .filter((link) => link !== '' && !/^([a-z]+:|\/)/u.test(link));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = docPathProblems(fileURLToPath(new URL('..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
