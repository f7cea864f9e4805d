import { isTest, part, partsOf, rule } from './rule.ts';

const say = 'time is a value: a verb reads ctx.now, a rule takes `now` as an argument';

const sayZone = 'the server can be in any time zone: use UTC, or a format with a time zone';
const ofZone = /^[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)$/u;

/** Domain rules and use cases never read the clock, nor use the machine's time zone. */
export const clock = rule(
  (file) => /^src\/(domain|contract|server\/features)\//u.test(file) && !isTest(file),
  (report) => ({
    NewExpression(node) {
      if (part(node, 'callee')?.['name'] !== 'Date') return;
      const { length } = partsOf(node, 'arguments');
      if (length === 0) report(node, say);
      if (length > 1) report(node, sayZone);
    },
    CallExpression(node) {
      const callee = part(node, 'callee');
      if (callee?.['name'] === 'Date') report(node, say);
      if (callee?.type !== 'MemberExpression') return;
      const name = part(callee, 'property')?.['name'];
      if (typeof name === 'string' && ofZone.test(name)) report(node, sayZone);
      if (name !== 'now') return;
      const owner = part(callee, 'object')?.['name'];
      if (owner === 'Date' || owner === 'performance') report(node, say);
    },
  }),
);
