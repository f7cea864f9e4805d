/** The meaning of a table column. */
export type CellRole =
  | 'number'
  | 'degree'
  | 'field'
  | 'school'
  | 'board'
  | 'position'
  | 'company'
  | 'place'
  | 'from'
  | 'to'
  | 'year'
  | 'grade';
export type TableKind = 'education' | 'experience';

const words: [CellRole, RegExp][] = [
  ['number', /^(?:(?:s|sr|sl)\.?\s*(?:no\.?|n\.?)?|no\.?|#)$/iu],
  [
    'grade',
    /\b(?:c\.?g\.?p\.?a|s\.?g\.?p\.?a|g\.?p\.?a|[cs]gpi|cpi|spi|percent(?:age)?|marks|grade|score|aggregate|division|result)\b|%/iu,
  ],
  ['from', /^(?:from|start(?: date)?|date of joining|joined)$/iu],
  ['to', /^(?:to|till|until|end(?: date)?|date of leaving|left)$/iu],
  ['year', /\b(?:year|passing|passed|batch|duration|period|session|tenure|dates?)\b/iu],
  ['company', /\b(?:company|organi[sz]ation|employer|firm)\b/iu],
  ['position', /\b(?:designation|position|role|job title|post held)\b/iu],
  ['field', /\b(?:speciali[sz]ation|branch|stream|discipline|subjects?|major)\b/iu],
  ['school', /\b(?:school|college|institut(?:e|ion)|name of (?:the )?\w+)\b/iu],
  ['board', /\b(?:board|university)\b/iu],
  ['degree', /\b(?:degree|course|qualification|exam(?:ination)?|class|standard|programme?)\b/iu],
  ['place', /\b(?:location|place|city)\b/iu],
];

/** The column meaning of a head label; null for an unknown one. */
export function roleOf(label: string): CellRole | null {
  if (label.length > 40) return null;
  return words.find(([, pattern]) => pattern.test(label.trim()))?.[0] ?? null;
}

/** The kind of table with these columns; null unless it lists schools or jobs. */
export function tableKindOf(roles: readonly (CellRole | null)[]): TableKind | null {
  const has = (role: CellRole) => roles.includes(role);
  const known = new Set(roles.filter((role) => role !== null));
  if (known.size < 3 || known.size < roles.length * 0.6) return null;
  if (has('company') && (has('position') || has('from') || has('year'))) return 'experience';
  const isSchool = has('degree') || has('school') || has('board');
  return isSchool && (has('year') || has('grade')) ? 'education' : null;
}
