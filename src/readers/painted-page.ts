import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';

type Matrix = [number, number, number, number, number, number];
type Box = { left: number; top: number; right: number; bottom: number };

/** Painted text: its start position and color. */
export type PaintedText = {
  x: number;
  y: number;
  /** Right edge of the last glyph. */
  right: number;
  color: string;
  isInvisible: boolean;
  at: number;
  text: string;
};
/** A painted area: a box of one color, a shape, or an image (`color` null). */
export type PaintedArea = {
  box: Box;
  color: string | null;
  /** An opaque box that hides everything below it. */
  isSolid: boolean;
  at: number;
};
export type PaintedPage = { texts: PaintedText[]; areas: PaintedArea[]; images: number };

type State = {
  matrix: Matrix;
  color: string;
  alpha: number;
  isMixed: boolean;
  mode: number;
  size: number;
};
type Ops = Record<string, number>;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const maxOperations = 400_000;

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
const pointOf = (matrix: Matrix, x: number, y: number) => ({
  x: matrix[0] * x + matrix[2] * y + matrix[4],
  y: matrix[1] * x + matrix[3] * y + matrix[5],
});

function boxOf(matrix: Matrix, [x1, y1, x2, y2]: number[]): Box {
  const corners = [
    pointOf(matrix, x1 ?? 0, y1 ?? 0),
    pointOf(matrix, x2 ?? 0, y2 ?? 0),
    pointOf(matrix, x1 ?? 0, y2 ?? 0),
    pointOf(matrix, x2 ?? 0, y1 ?? 0),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const asMatrix = (value: unknown): Matrix =>
  value !== null && typeof value === 'object'
    ? ([0, 1, 2, 3, 4, 5].map((at) => Number((value as Record<number, number>)[at])) as Matrix)
    : identity;

type Glyph = { width?: number; unicode?: string } | number | null;

const textOf = (glyphs: Glyph[]) =>
  glyphs
    .map((glyph) => (glyph !== null && typeof glyph === 'object' ? (glyph.unicode ?? '') : ''))
    .join('');

/** Whether a path is a rectangle: five steps (move, three edges, close) without a curve. */
function isBox(paths: unknown): boolean {
  const [path] = (Array.isArray(paths) ? paths : []) as (ArrayLike<number> | null)[];
  if (!path || path.length !== 13) return false;
  return [0, 3, 6, 9].every((at) => path[at] === (at === 0 ? 0 : 1)) && path[12] === 4;
}

/** Width of the text in units of the font size. */
const advanceOf = (glyphs: Glyph[]) =>
  glyphs.reduce<number>(
    (sum, glyph) => sum + (typeof glyph === 'number' ? -glyph : (glyph?.width ?? 0)) / 1000,
    0,
  );

/**
 * Interprets a page's operators to find the color and background of each text, and whether it is
 * painted at all.
 */
export function paintedPage(list: PDFOperatorList, OPS: Ops, view: number[]): PaintedPage {
  const painted: PaintedPage = { texts: [], areas: [], images: 0 };
  let state: State = {
    matrix: asMatrix(view),
    color: '#000000',
    alpha: 1,
    isMixed: false,
    mode: 0,
    size: 10,
  };
  const stack: State[] = [];
  let line: Matrix = identity;
  let pen: Matrix = identity;
  const fills = new Set([
    OPS['fill'],
    OPS['eoFill'],
    OPS['fillStroke'],
    OPS['eoFillStroke'],
    OPS['closeFillStroke'],
  ]);
  const images = new Set(
    [
      'paintImageXObject',
      'paintInlineImageXObject',
      'paintImageMaskXObject',
      'paintImageXObjectRepeat',
      'paintInlineImageXObjectGroup',
      'paintSolidColorImageMask',
    ].map((name) => OPS[name]),
  );
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    pen = line;
  };
  let leading = 0;
  for (const [at, op] of list.fnArray.slice(0, maxOperations).entries()) {
    const args = (list.argsArray[at] ?? []) as unknown[];
    const [first] = args;
    if (op === OPS['save']) stack.push({ ...state });
    else if (op === OPS['restore']) state = stack.pop() ?? state;
    else if (op === OPS['transform']) state.matrix = multiply(state.matrix, args as Matrix);
    else if (op === OPS['paintFormXObjectBegin']) {
      stack.push({ ...state });
      if (first) state.matrix = multiply(state.matrix, asMatrix(first));
    } else if (op === OPS['paintFormXObjectEnd']) state = stack.pop() ?? state;
    else if (op === OPS['beginGroup']) stack.push({ ...state });
    else if (op === OPS['endGroup']) state = stack.pop() ?? state;
    else if (op === OPS['setFillRGBColor']) state.color = String(first);
    else if (op === OPS['setFillColorN'] || op === OPS['setFillTransparent'])
      state.color = 'pattern';
    else if (op === OPS['setTextRenderingMode']) state.mode = Number(first);
    else if (op === OPS['setGState']) {
      for (const [key, value] of (first ?? []) as [string, unknown][])
        if (key === 'ca') state.alpha = Number(value);
        else if (key === 'BM') state.isMixed = value !== 'source-over';
    } else if (op === OPS['setFont']) state.size = Number(args[1]);
    else if (op === OPS['beginText']) line = pen = identity;
    else if (op === OPS['setTextMatrix']) line = pen = asMatrix(args.length === 1 ? first : args);
    else if (op === OPS['setLeading']) leading = -Number(first);
    else if (op === OPS['moveText']) move(Number(first), Number(args[1]));
    else if (op === OPS['setLeadingMoveText']) {
      leading = Number(args[1]);
      move(Number(first), Number(args[1]));
    } else if (op === OPS['nextLine']) move(0, leading);
    else if (op === OPS['showText']) {
      const place = multiply(state.matrix, pen);
      const { x, y } = pointOf(place, 0, 0);
      const advance = advanceOf(first as Glyph[]) * state.size;
      const isInvisible = state.mode === 3 || state.mode === 7 || state.alpha < 0.04;
      painted.texts.push({
        x,
        y,
        right: pointOf(place, advance, 0).x,
        color: state.color,
        isInvisible,
        at,
        text: textOf(first as Glyph[]),
      });
      pen = multiply(pen, [1, 0, 0, 1, advance, 0]);
    } else if (op === OPS['constructPath'] && fills.has(Number(first)) && state.alpha > 0.5) {
      const box = args[2] as Record<number, number> | null | undefined;
      if (box)
        painted.areas.push({
          box: boxOf(
            state.matrix,
            [0, 1, 2, 3].map((key) => Number(box[key])),
          ),
          color: state.color,
          isSolid: state.alpha > 0.95 && !state.isMixed && isBox(args[1]),
          at,
        });
    } else if (images.has(op)) {
      painted.images += 1;
      painted.areas.push({
        box: boxOf(state.matrix, [0, 0, 1, 1]),
        color: null,
        isSolid: false,
        at,
      });
    }
  }
  return painted;
}
