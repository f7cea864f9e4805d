import { isTest, part, rule } from './rule.ts';

const say =
  'only src/server/main.ts reads the environment: add a key to src/server/config/config.ts';

// start.ts restarts the process with one more variable; run-program.ts passes its own environment
// on to a child process; routes.ts runs at build time.
const readers =
  /^src\/(testing\/|server\/(main|dev|start)\.ts$|server\/db\/embedded\/run-program\.ts$|web\/routes\.ts$)/u;

/** Only one place reads process.env. */
export const environment = rule(
  (file) => file.startsWith('src/') && !readers.test(file) && !isTest(file),
  (report) => ({
    MemberExpression(node) {
      const property = part(node, 'property');
      const name = property?.['name'] ?? property?.['value'];
      if (name === 'env' && part(node, 'object')?.['name'] === 'process') report(node, say);
    },
    ImportSpecifier(node) {
      const imported = part(node, 'imported')?.['name'];
      const from = part(part(node, 'parent') ?? node, 'source')?.['value'];
      if (imported === 'env' && from === 'node:process') report(node, say);
    },
    VariableDeclarator(node) {
      const pattern = part(node, 'id');
      if (part(node, 'init')?.['name'] !== 'process' || pattern?.type !== 'ObjectPattern') return;
      const properties = pattern['properties'] as { key?: { name?: string } }[];
      if (properties.some((property) => property.key?.name === 'env')) report(node, say);
    },
  }),
);
