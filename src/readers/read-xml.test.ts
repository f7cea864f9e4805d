import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

test('JOBS-04 elements become lists, attributes and text stay apart, XHTML keeps its order', () => {
  const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">
    <link rel="next" href="?p=2"/><link href="/"/>
    <entry><title type="html">R&amp;amp;D</title><id>1</id><empty/>
      <content type="xhtml"><xhtml:div>We <b>bake</b> &lt;bread&gt; <br/>daily.</xhtml:div></content>
      <summary><![CDATA[<p>Short</p>]]></summary></entry></feed>`;
  const { feed } = readXml(atom) as { feed: Record<string, unknown>[] };
  expect(feed[0]?.['link']).toEqual([
    { '@rel': 'next', '@href': '?p=2', '#': '' },
    { '@href': '/', '#': '' },
  ]);
  expect(feed[0]?.['entry']).toEqual([
    {
      '#': '',
      title: [{ '@type': 'html', '#': 'R&amp;D' }],
      id: ['1'],
      empty: [''],
      content: [{ '@type': 'xhtml', '#': '<div>We <b>bake</b> &lt;bread> <br></br>daily.</div>' }],
      summary: ['<p>Short</p>'],
    },
  ]);
});

test('JOBS-04 entities of HTML are known in feeds, inside XHTML too', () => {
  const xml = '<a><t>R&amp;D&nbsp;&ndash; Caf&eacute;</t><x type="xhtml">1&nbsp;&lt; 2</x></a>';
  expect(readXml(xml)).toEqual({
    a: [{ '#': '', t: ['R&D – Café'], x: [{ '@type': 'xhtml', '#': '1 &lt; 2' }] }],
  });
});

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

test.each([
  ['an entity that expands', '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>'],
  ['an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['an unknown entity', '<a>&b;</a>'],
  ['an open element', '<a><b></a>'],
  ['nothing', ''],
  ['no XML', 'hello'],
  ['deep nesting', nested(1_000)],
  ['deep nesting in XHTML', `<a type="xhtml">${nested(1_000)}</a>`],
  ['too many elements', `<a>${'<b/>'.repeat(100_001)}</a>`],
])('SEC-47 XML with %s is refused', (_, xml) => {
  expect(() => readXml(xml)).toThrow(/corrupt|tooComplex/u);
});

test('SEC-47 an element named like a property of objects is a plain value', () => {
  const read = readXml('<__proto__><constructor>x</constructor></__proto__>');
  expect(Object.keys(read)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
