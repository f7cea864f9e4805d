import { isTest, part, rule } from './rule.ts';

const say =
  "the page's security policy refuses style attributes: use a class, or a primitive of web/ui that sets it in the browser";

/** Forbids style attributes outside the primitives. */
export const inlineStyle = rule(
  (file) => /^src\/web\/(?!ui\/)/u.test(file) && !isTest(file),
  (report) => ({
    JSXAttribute(node) {
      if (part(node, 'name')?.['name'] === 'style') report(node, say);
    },
  }),
);
