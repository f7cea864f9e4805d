import { withoutBullet } from './make-lines.ts';
import { isPersonLabel } from './person-labels.ts';
import { baselineOf, type Line, type Piece, rightOf } from './piece.ts';
import { inOrder, knownOf, type CellRole, roleOf, type TableKind } from './table-labels.ts';

const labelOf = (text: string) => text.replace(/\s*[:：]$/u, '').trim();
const isLabel = ({ text }: Piece) =>
  !/^[^:]+:\s*\S/u.test(text) && (roleOf(labelOf(text)) !== null || isPersonLabel(labelOf(text)));

const leastRows = 3;
const isNear = (one: number, other: number) => Math.abs(one - other) < 3;
const areAligned = (one: Piece, other: Piece) =>
  isNear(one.x, other.x) || isNear(rightOf(one), rightOf(other));

/** The only piece to the right of a piece on its row; null for none or several. */
function valueBeside(label: Piece, pieces: readonly Piece[]): Piece | null {
  const beside = pieces.filter(
    (other) =>
      other !== label &&
      other.page === label.page &&
      Math.abs(baselineOf(other) - baselineOf(label)) <
        0.4 * Math.min(label.fontSize, other.fontSize),
  );
  const [value, ...others] = beside;
  return value && others.length === 0 && value.x > label.x ? value : null;
}

/** Joins the labels of a form with their values beside them: 'Employer' and 'Acme'. */
export function joinLabels(pieces: readonly Piece[]): Piece[] {
  const rows = pieces.flatMap((label) => {
    if (label.text.length > 45) return [];
    const value = valueBeside(label, pieces);
    return value ? [{ label, value }] : [];
  });
  const sure = rows.filter(({ label, value }) => isLabel(label) && !isLabel(value));
  const isInForm = ({ label, value }: (typeof rows)[number]) =>
    sure.filter(
      (other) =>
        other.label.page === label.page &&
        areAligned(other.label, label) &&
        isNear(other.value.x, value.x),
    ).length >= leastRows;
  const joined = new Map<Piece, Piece | null>();
  for (const row of rows.filter(isInForm)) {
    const { label, value } = row;
    joined.set(label, {
      ...value,
      text: `${labelOf(label.text)}: ${value.text}`,
      x: label.x,
      y: label.y,
      height: label.height,
      width: rightOf(value) - label.x,
    });
    joined.set(value, null);
  }
  return pieces.flatMap((piece) => joined.get(piece) ?? (joined.has(piece) ? [] : piece));
}

type Labelled = { role: CellRole | null; text: string };

/** 'Employer: Acme' as what it says of an entry; null for a line without a label. */
function labelledIn(line: Line): Labelled | null {
  const text = withoutBullet(line.pieces.map((piece) => piece.text).join(' '));
  const [, label = '', value = ''] = /^([^:：]{2,45}?)\s*[:：]\s*(.*)$/u.exec(text) ?? [];
  return label === '' ? null : { role: roleOf(label), text: value };
}

type Group = { lines: Line[]; texts: Map<CellRole, string>; body: Line[] };

const needed = {
  experience: [['position'], ['company']],
  education: [
    ['degree', 'field'],
    ['school', 'board'],
  ],
} as const satisfies Record<TableKind, CellRole[][]>;
const ofHead = new Set<CellRole | null>([
  'degree',
  'field',
  'school',
  'board',
  'position',
  'company',
  'place',
  'from',
  'to',
  'year',
  'grade',
]);

/** Entries of a form, each from a label to where that label is repeated. */
function groupsOf(lines: readonly Line[]): { before: Line[]; groups: Group[] } {
  const before: Line[] = [];
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const found = labelledIn(line);
    const role = found && ofHead.has(found.role) ? found.role : null;
    let group = groups.at(-1);
    if (found && role !== null) {
      if (!group || group.texts.has(role)) {
        group = { lines: [], texts: new Map(), body: [] };
        groups.push(group);
      }
      group.texts.set(role, found.text);
    } else if (group) {
      const [last] = [...group.texts].slice(-1);
      // A label above its value.
      if (last?.[1] === '' && group.lines.at(-1) === lines[at - 1])
        group.texts.set(last[0], line.text);
      else group.body.push(found?.role === 'duties' ? withText(line, found.text) : line);
    } else before.push(line);
    group?.lines.push(line);
  }
  return { before, groups };
}

const withText = (line: Line, text: string): Line => {
  const [piece] = line.pieces;
  return piece ? { ...line, text, pieces: [{ ...piece, text }] } : line;
};

/** Rewrites entries that are written as labelled lines, 'Employer: …', 'Position: …', as heads. */
export function joinLabelled(lines: readonly Line[], kind: TableKind): Line[] {
  const { before, groups } = groupsOf(lines);
  const isWhole = ({ texts }: Group) =>
    needed[kind].every((roles) => roles.some((role) => (texts.get(role) ?? '') !== ''));
  if (groups.length === 0 || !groups.every(isWhole)) return [...lines];
  return [
    ...before,
    ...groups.flatMap(({ lines: own, texts, body }) => {
      const [first] = own;
      const [piece] = first?.pieces ?? [];
      if (!first || !piece) return own;
      const textOf = (role: CellRole) => texts.get(role) ?? '';
      const text = inOrder(kind, textOf).texts.join(' | ');
      const { lead: _, parts: __, ...plain } = piece;
      const head = {
        ...first,
        text,
        pieces: [{ ...plain, text, known: knownOf(kind, textOf) }],
        isBullet: false,
        startsBlock: true,
      };
      return [head, ...body.filter((line) => line.text !== '')];
    }),
  ];
}
