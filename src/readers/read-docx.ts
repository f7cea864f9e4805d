import type { DocumentText, DocumentTrait } from '#domain/resume-reading/document-text.ts';
import { marginHeight } from '#domain/resume-reading/prepare-pieces.ts';
import { readParagraph, type Span } from './docx-paragraph.ts';
import { isShaded, readStyles } from './docx-styles.ts';
import { openDocx } from './open-docx.ts';
import { childOf, nodeBelow, parseXml, type XmlNode } from './parse-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Place = { x: number; y: number; width: number; page: number; onColor: boolean };

/** Of a longer file, the first pages are read, as they are laid out here. */
const maxPages = 30;
const maxRuns = 40_000;
/** Text is laid out like a page, to find out which parts are side by side. */
const lettersPerPoint = 118 / 468;

const points = (node: XmlNode | undefined, name: string) => Number(node?.attributes[name]) / 20;

function linksOf(xml: string | undefined): Map<string, string> {
  if (xml === undefined) return new Map();
  const relations = childOf(parseXml(xml), 'Relationships')?.children ?? [];
  return new Map(
    relations
      .filter((node) => node.attributes['TargetMode'] === 'External')
      .map((node) => [node.attributes['Id'] ?? '', node.attributes['Target'] ?? '']),
  );
}

/**
 * Extracts the text of a DOCX laid out on pages: body, tables, text boxes, and headers and footers
 * in the margins. Loads nothing from outside the file. Throws UnreadableFile: wrongType, corrupt,
 * tooComplex.
 */
export function readDocx(bytes: Uint8Array): DocumentText {
  const parts = openDocx(bytes);
  const styleOf = readStyles(parts.get('word/styles.xml'));
  const body = nodeBelow(parseXml(parts.get('word/document.xml') ?? ''), 'w:body');
  if (!body) throw new UnreadableFile('corrupt');
  const section = childOf(body, 'w:sectPr');
  const [size, margin] = [childOf(section, 'w:pgSz'), childOf(section, 'w:pgMar')];
  const width = points(size, 'w:w') || 612;
  const height = points(size, 'w:h') || 792;
  const left = Math.max(20, points(margin, 'w:left') || 72);
  const right = Math.max(20, points(margin, 'w:right') || 72);
  const top = marginHeight + 16;
  const document: DocumentText = {
    kind: 'docx',
    pages: [{ width, height }],
    runs: [],
    traits: [],
    language: '',
    title: '',
  };
  const noted = new Set<string>();
  const note = (trait: DocumentTrait, page: number, evidence: string) => {
    if (noted.has(trait)) return;
    noted.add(trait);
    document.traits.push({ trait, page, evidence: evidence.slice(0, 80) });
  };

  const addLine = (line: Span[], place: Place, isList: boolean) => {
    const tallest = Math.max(8, ...line.map((span) => span.style.size));
    if (!isInMargin && place.y + tallest > height - marginHeight - 16) {
      place.page += 1;
      place.y = top;
      document.pages[place.page] ??= { width, height };
    }
    const letter = 1 / lettersPerPoint;
    const tabs = line.filter((span) => span.text === '\t').length;
    const total = line.reduce(
      (sum, span) => sum + (span.text === '\t' ? 0 : span.text.length * letter),
      0,
    );
    let x = place.x + (isList ? 18 : 0);
    let tab = 0;
    for (const [at, span] of line.entries()) {
      if (span.text === '\t') {
        tab += 1;
        const rest = line
          .slice(at + 1)
          .reduce((sum, each) => sum + (each.text === '\t' ? 0 : each.text.length * letter), 0);
        const isLast = tab === tabs;
        x = isLast
          ? Math.max(x + 24, place.x + place.width - rest)
          : x + Math.max(24, (place.width - total) / (tabs + 1));
        continue;
      }
      const length = span.text.length * letter;
      document.runs.push({
        text: span.text,
        page: place.page,
        x,
        y: place.y,
        width: length,
        height: tallest,
        fontSize: span.style.size,
        font: span.style.font,
        isBold: span.style.isBold,
        isItalic: span.style.isItalic,
        isHidden: span.isHidden,
        url: span.url,
      });
      if (span.isHidden && span.text.trim() !== '') note('hiddenText', place.page, span.text);
      x += length;
    }
    if (document.runs.length > 2 * maxRuns) throw new UnreadableFile('tooComplex');
    place.y += tallest * 1.25;
  };

  let isInMargin = false;
  const addParagraph = (node: XmlNode, place: Place, links: Map<string, string>) => {
    const { spans, isList, breaksPage, boxes } = readParagraph(node, styleOf, links, place.onColor);
    const isEmpty = spans.every((span) => span.text.trim() === '');
    const most = Math.max(12, Math.floor((place.width - (isList ? 18 : 0)) * lettersPerPoint));
    for (const [at, line] of wrapSpans(spans, most).entries()) {
      const signed =
        isList && at === 0 && line[0]
          ? [{ ...line[0], text: '• ', isHidden: false, url: null }, ...line]
          : line;
      if (!isEmpty) addLine(signed, place, isList);
    }
    place.y += isEmpty ? 8 : isInMargin ? 0 : 2;
    if (breaksPage) {
      place.page += 1;
      place.y = top;
      document.pages[place.page] ??= { width, height };
    }
    for (const box of boxes) {
      note('textBoxes', place.page, textOf(box));
      addBlocks(box, place, links);
    }
  };

  const addTable = (table: XmlNode, place: Place, links: Map<string, string>) => {
    note('tables', place.page, textOf(table));
    const grid = (childOf(table, 'w:tblGrid')?.children ?? []).map(
      (column) => points(column, 'w:w') || 0,
    );
    for (const row of table.children.filter((node) => node.name === 'w:tr')) {
      const cells = row.children.filter((node) => node.name === 'w:tc');
      const spansOf = (cell: XmlNode) =>
        Number(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val'] ?? 1);
      const sum = grid.reduce((all, each) => all + each, 0) || 1;
      const isUsable = grid.length > 0 && grid.every((each) => each > 0);
      let [column, x] = [0, place.x];
      let end = { page: place.page, y: place.y };
      for (const cell of cells) {
        const count = spansOf(cell);
        const share = isUsable
          ? grid.slice(column, column + count).reduce((all, each) => all + each, 0) / sum
          : count / Math.max(1, cells.length);
        const onColor = place.onColor || isShaded(childOf(cell, 'w:tcPr'));
        const inside: Place = { ...place, x, width: place.width * share - 10, onColor };
        addBlocks(cell, inside, links);
        if (inside.page > end.page || (inside.page === end.page && inside.y > end.y)) end = inside;
        x += place.width * share;
        column += count;
      }
      place.page = end.page;
      place.y = end.y;
    }
  };

  const addBlocks = (parent: XmlNode, place: Place, links: Map<string, string>): void => {
    for (const child of parent.children) {
      if (!isInMargin && (place.page >= maxPages || document.runs.length > maxRuns)) {
        document.isCut = true;
        return;
      }
      if (child.name === 'w:p') addParagraph(child, place, links);
      else if (child.name === 'w:tbl') addTable(child, place, links);
      else if (child.name === 'w:sdt')
        addBlocks(childOf(child, 'w:sdtContent') ?? child, place, links);
      else if (/^w:(?:sdtContent|ins|smartTag|customXml)$/u.test(child.name))
        addBlocks(child, place, links);
      const columns =
        childOf(childOf(childOf(child, 'w:pPr'), 'w:sectPr'), 'w:cols') ??
        (child.name === 'w:sectPr' ? childOf(child, 'w:cols') : undefined);
      if (Number(columns?.attributes['w:num'] ?? 1) > 1) note('columns', place.page, '');
    }
  };

  const links = linksOf(parts.get('word/_rels/document.xml.rels'));
  addBlocks(body, { x: left, y: top, width: width - left - right, page: 0, onColor: false }, links);

  isInMargin = true;
  const content = new Set<string>();
  for (const [name, xml] of parts) {
    const part = /^word\/(header|footer)\d*\.xml$/u.exec(name);
    const root = part ? parseXml(xml).children[0] : undefined;
    if (!part || !root || content.has(textOf(root)) || textOf(root).trim() === '') continue;
    content.add(textOf(root));
    note('headerOrFooterText', 0, textOf(root));
    const from = document.runs.length;
    const relations = linksOf(parts.get(name.replace('word/', 'word/_rels/') + '.rels'));
    addBlocks(
      root,
      { x: left, y: 0, width: width - left - right, page: 0, onColor: false },
      relations,
    );
    // Header and footer lines are squeezed into the margin, however many there are.
    const own = document.runs.slice(from);
    const heights = [...new Set(own.map((run) => run.y))];
    for (const run of own) {
      const step = (heights.indexOf(run.y) + 0.5) * ((marginHeight - 14) / heights.length);
      run.y = part[1] === 'header' ? step - 4 : height - marginHeight + step + 4;
      run.height = run.fontSize;
    }
  }
  if (parts.has('pictures')) note('images', 0, '');
  const core = parts.get('docProps/core.xml');
  document.title = core === undefined ? '' : (nodeBelow(parseXml(core), 'dc:title')?.text ?? '');
  return document;
}

/** Wraps spans at spaces to lines of at most `most` characters; keeps line breaks. */
function wrapSpans(spans: readonly Span[], most: number): Span[][] {
  const lines: Span[][] = [[]];
  let length = 0;
  for (const span of spans) {
    for (const [at, part] of span.text.split('\n').entries()) {
      if (at > 0) {
        lines.push([]);
        length = 0;
      }
      for (const word of part.split(/(?<= )/u)) {
        if (word === '') continue;
        if (length > 0 && length + word.trimEnd().length > most) {
          lines.push([]);
          length = 0;
        }
        const line = lines.at(-1);
        const last = line?.at(-1);
        if (
          last &&
          last.style === span.style &&
          last.url === span.url &&
          last.text !== '\t' &&
          word !== '\t'
        )
          last.text += word;
        else line?.push({ ...span, text: word });
        length += word === '\t' ? 4 : word.length;
      }
    }
  }
  return lines.filter((line) => line.length > 0);
}

function textOf(node: XmlNode): string {
  if (node.name === 'w:t') return node.text;
  return node.children
    .map(textOf)
    .join(node.name === 'w:p' ? '' : ' ')
    .trim();
}
