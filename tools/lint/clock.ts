import { isTest, part, partsOf, rule } from './rule.ts';

const say = 'time is a value: a verb reads ctx.now, a rule takes `now` as an argument';

/** Domain rules and use cases never read the clock. */
export const clock = rule(
  (file) => /^src\/(domain|contract|server\/features)\//u.test(file) && !isTest(file),
  (report) => ({
    NewExpression(node) {
      if (part(node, 'callee')?.['name'] === 'Date' && partsOf(node, 'arguments').length === 0)
        report(node, say);
    },
    CallExpression(node) {
      const callee = part(node, 'callee');
      if (callee?.['name'] === 'Date') report(node, say);
      if (callee?.type !== 'MemberExpression' || part(callee, 'property')?.['name'] !== 'now')
        return;
      const owner = part(callee, 'object')?.['name'];
      if (owner === 'Date' || owner === 'performance') report(node, say);
    },
  }),
);
