import { part, rule } from './rule.ts';

const say = 'no barrels: import the thing from the file that makes it';

/**
 * Only the file that defines something exports it; exceptions are src/contract/index.ts and pages,
 * whose exports the router names.
 */
export const reExport = rule(
  (file) =>
    /^(src|e2e|tools)\//u.test(file) && !/^src\/(contract\/index\.ts$|web\/routes\/)/u.test(file),
  (report) => ({
    ExportAllDeclaration(node) {
      report(node, say);
    },
    ExportNamedDeclaration(node) {
      if (part(node, 'source')) report(node, say);
    },
  }),
);
