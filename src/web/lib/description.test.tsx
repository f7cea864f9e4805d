import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMarkdown } from '#domain/posting/read-markdown.ts';
import { Description } from './description.tsx';

const html = (text: string) => renderToStaticMarkup(<Description blocks={readMarkdown(text)} />);

const allowed = new Set(['h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a']);

const scripts = [
  'alert(1)',
  'window.__xss=1',
  '${window.__xss=1}',
  '{{constructor.constructor("x")()}}',
];
const corpus = scripts.flatMap((script) => [
  `<script>${script}</script>`,
  `<img src=x onerror=${script}>`,
  `<svg/onload=${script}>`,
  `<svg><script>${script}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src onerror=${script}>`,
  `<iframe srcdoc="<script>${script}</script>">`,
  `<a href="javascript:${script}">x</a>`,
  `[x](javascript:${script})`,
  `[x](JavaScript:${script})`,
  `[x](  javascript:${script})`,
  `[x](java&#115;cript:${script})`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `[x](vbscript:${script})`,
  `[x](https://a.test"onmouseover="${script})`,
  `[x](https://a.test'onclick='${script})`,
  `![x](x"onerror="${script})`,
  `**<img src=x onerror=${script}>**`,
  `# <style>@import 'x'</style>`,
  `- <details open ontoggle=${script}>`,
  `1. <noscript><p title="</noscript><img src=x onerror=${script}>">`,
  `*<b onfocus=${script} autofocus tabindex=1>*`,
  `</p></main><script>${script}</script>`,
  `<!--><img src=x onerror=${script}>-->`,
  `]]><script>${script}</script>`,
  `https://a.test/"><script>${script}</script>`,
  `[<img src=x onerror=${script}>](https://a.test)`,
]);

test.each(corpus)('SEC-33 %s stays text', (text) => {
  for (const written of [
    text,
    `- ${text}`,
    `**${text}**`,
    `## ${text}`,
    `[${text}](https://a.test)`,
  ]) {
    const made = html(written);
    for (const [, name = '', attributes = ''] of made.matchAll(/<([a-z][\w-]*)([^>]*)>/giu)) {
      expect(allowed).toContain(name);
      expect(attributes.replaceAll(/="[^"]*"/gu, '')).toMatch(/^(?: (?:class|href|rel))*$/u);
    }
    for (const [, href = ''] of made.matchAll(/href="([^"]*)"/gu))
      expect(href).toMatch(/^(?:https?:\/\/|mailto:)/u);
  }
});

test('CAR-04 a description consists of headings, paragraphs, lists, bold and italic text, and links', () => {
  expect(
    html('## Work\n1. **Bake** _well_\n2. [Sell](https://a.test)').replaceAll(
      / class="[^"]*"/gu,
      '',
    ),
  ).toBe(
    '<h3>Work</h3><ol><li><strong>Bake</strong> <em>well</em></li>' +
      '<li><a href="https://a.test/" rel="noopener noreferrer nofollow ugc">Sell</a></li></ol>',
  );
});
