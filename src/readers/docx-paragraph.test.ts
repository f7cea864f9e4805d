import { expect, test } from 'vitest';
import { readParagraph } from './docx-paragraph.ts';
import { readStyles } from './docx-styles.ts';
import { childOf, parseXml, type XmlNode } from './parse-xml.ts';

const textOf = (content: string) => {
  const paragraph = childOf(parseXml(`<w:p xmlns:w="w">${content}</w:p>`), 'w:p') as XmlNode;
  return readParagraph(paragraph, readStyles(undefined), new Map(), false)
    .spans.map(({ text }) => text)
    .join('');
};
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

test.each(['del', 'moveFrom'])('ATS-02 text under w:%s is gone from the paragraph', (change) => {
  expect(textOf(`<w:${change}>${run('Led a team')}</w:${change}>${run('Sold shoes')}`)).toBe(
    'Sold shoes',
  );
});

test.each(['ins', 'moveTo'])('ATS-02 text under w:%s is part of the paragraph', (change) => {
  expect(textOf(`<w:${change}>${run('Led a team')}</w:${change}>`)).toBe('Led a team');
});

test.each(['tab', 'ptab'])('ATS-02 w:%s separates texts', (tab) => {
  expect(textOf(`${run('Asha Rao')}<w:r><w:${tab}/></w:r>${run('Pune')}`)).toBe('Asha Rao\tPune');
});
