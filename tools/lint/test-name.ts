import { isTest, part, partsOf, rule, type SyntaxNode } from './rule.ts';

const testIds = [
  ...[
    'GEN',
    'SITE',
    'CAR',
    'AUTH',
    'JOBS',
    'STJ',
    'DASH',
    'HOME',
    'CHAT',
    'RES',
    'ATS',
    'PRAC',
    'CO',
    'ADM',
  ],
  ...['CRED', 'BILL', 'SEC', 'REL', 'PERF', 'A11Y', 'UX', 'OBS', 'SCALE'],
];
const named = new RegExp(`^((${testIds.join('|')})-\\d\\d|HOUSE) \\S`, 'u');
const skipping = new Set(['skip', 'skipIf', 'runIf', 'only', 'todo', 'fixme', 'fails', 'fail']);

const tables = new Set(['each', 'for']);
const manners = new Set([...tables, 'concurrent', 'sequential']);
const say = "a test's name starts with the id it proves, such as 'CAR-05 a second…', or with HOUSE";

/** A test name starts with the id of a feature or check, and the test is not skipped. */
export const testName = rule(isTest, (report) => ({
  CallExpression(node) {
    const { root, members } = chainOf(part(node, 'callee'));
    if (root !== 'test' && root !== 'it' && root !== 'describe') return;
    const isMember = part(node, 'callee')?.type === 'MemberExpression';
    const skip = members.find((member) => skipping.has(member));
    if (skip !== undefined) {
      if (isMember) report(node, `a test runs: '${skip}' is not used here`);
      return;
    }
    const isTable = isMember && tables.has(members.at(-1) ?? '');
    if (root === 'describe' || isTable || !members.every((member) => manners.has(member))) return;
    const [title] = partsOf(node, 'arguments');
    if (title === undefined || !named.test(startOf(title))) report(title ?? node, say);
  },
}));

/** `test.each(rows)` → root test, members [each], in any call form. */
function chainOf(callee: SyntaxNode | null | undefined): { root: unknown; members: string[] } {
  const members: string[] = [];
  let at = callee;
  while (at) {
    if (at.type === 'Identifier') return { root: at['name'], members };
    if (at.type === 'MemberExpression') {
      members.unshift(String(part(at, 'property')?.['name']));
      at = part(at, 'object');
    } else at = at.type === 'TaggedTemplateExpression' ? part(at, 'tag') : part(at, 'callee');
  }
  return { root: undefined, members };
}

function startOf(title: SyntaxNode): string {
  if (title.type === 'Literal') return String(title['value']);
  if (title.type !== 'TemplateLiteral') return '';
  const [first] = partsOf(title, 'quasis');
  return `${(first?.['value'] as { raw: string } | undefined)?.raw ?? ''}…`;
}
