import { isTest, part, partsOf, rule, type SyntaxNode } from './rule.ts';

const shown = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'title',
]);
const say = "words for people belong in content/locales: write t('area.key') with useTexts()";

/** Forbids literal interface text in pages and features: it comes from the catalogue. */
export const interfaceText = rule(
  (file) =>
    /^src\/web\/((routes|features|lib)\/|root\.tsx$)/u.test(file) &&
    !file.startsWith('src/web/routes/dev/') &&
    !isTest(file),
  (report) => {
    const judge = (node: SyntaxNode) => {
      for (const text of textsOf(node)) report(text, say);
    };
    const judgeChildren = (node: SyntaxNode) => {
      for (const child of partsOf(node, 'children')) judge(child);
    };
    return {
      JSXElement: judgeChildren,
      JSXFragment: judgeChildren,
      JSXAttribute(node) {
        const name = part(node, 'name')?.['name'];
        const value = part(node, 'value');
        if (typeof name === 'string' && shown.has(name) && value) judge(value);
      },
    };
  },
);

/** The string literals with letters that an expression may show. */
function textsOf(node: SyntaxNode): SyntaxNode[] {
  const inside = (...names: string[]) =>
    names.flatMap((name) => {
      const inner = part(node, name);
      return inner ? textsOf(inner) : [];
    });
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return hasLetters(node['value']) ? [node] : [];
    case 'TemplateLiteral':
      return partsOf(node, 'quasis').some((quasi) =>
        hasLetters((quasi['value'] as { raw: string }).raw),
      )
        ? [node]
        : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inside('expression');
    case 'ConditionalExpression':
      return inside('consequent', 'alternate');
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node['operator'] === '+' || node.type === 'LogicalExpression'
        ? inside('left', 'right')
        : [];
    default:
      return [];
  }
}

const hasLetters = (value: unknown) => typeof value === 'string' && /\p{L}/u.test(value);
