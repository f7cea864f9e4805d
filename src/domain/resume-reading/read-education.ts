import type { ResumeEducation } from '#domain/resume/resume.ts';
import { findDates, isOnlyDates } from './find-dates.ts';
import { findGrade, isOnlyGrade } from './find-grade.ts';
import { isPlace } from './find-place.ts';
import { isFact } from './is-fact.ts';
import { joinCutNames, pointsOf } from './join-lines.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';
import { boards, degreeWords, schoolDegree, schoolWords, subjectWords } from './school-words.ts';
import { likePlace } from './slot-evidence.ts';
import { mayBeField, splitDegree, splitHanSchool } from './split-degree.ts';
import { anchorOf, isHeadLike, isProse, mainText } from './split-entries.ts';
import { atCommas, joinCampus, splitFields } from './split-fields.ts';

export type ExtractedEducation = { entry: ResumeEducation; lines: Line[] };

type Draft = {
  institution: string;
  board: string;
  degree: string;
  field: string;
  location: string;
  grade: string;
  dates: { start: string; end: string } | null;
  lines: Line[];
  body: Line[];
  /** Names that no word reveals, and whether the degree stands beside them. */
  others: { text: string; isBeside: boolean }[];
};

const blank = (): Draft => ({
  institution: '',
  board: '',
  degree: '',
  field: '',
  location: '',
  grade: '',
  dates: null,
  lines: [],
  body: [],
  others: [],
});

/** 'University of Hull (2:1)' */
const withoutGrade = (part: string) =>
  part.replace(/\s*\(([^()]+)\)$/u, (whole: string, inside: string) =>
    isOnlyGrade(`(${inside})`) ? '' : whole,
  );

/** Assigns a name from the head to its field. */
function take(draft: Draft, name: string, line: Line): void {
  const parts = joinCampus(atCommas(name)).map(withoutGrade);
  const isBeside = parts.length > 1 && parts.some((part) => splitDegree(part) !== null);
  const isSplit = isBeside || (parts.length > 1 && parts.some((part) => schoolWords.test(part)));
  for (const part of (isSplit ? parts : [withoutGrade(name)]).flatMap(splitHanSchool)) {
    if (isPlace(part) && draft.institution !== '') draft.location ||= part;
    if (isPlace(part) || findGrade(part) === part) continue;
    const board = boards.exec(part)?.[0];
    if (board !== undefined) draft.board ||= board.replace(/^.*\bfrom\s+/iu, '');
    const degree = splitDegree(part);
    const isSchool =
      schoolWords.test(part) &&
      !(degree && (degree.degree === part || /^(?:high|senior|higher|secondary)/iu.test(part)));
    const sign = separatorOf(line, draft.institution, part);
    if (
      isSchool &&
      draft.institution === '' &&
      !(degree && part.search(degreeWords) === 0 && !/\b(?:from|at)\b/iu.test(part))
    )
      draft.institution = afterAt(part).replace(/\s+(?:in|with|by|during)(?:\s.*)?$/u, '');
    const from = degree ? /\b(?:from|at)\s+(\p{Lu}[^,(]{2,60})/u.exec(part)?.[1] : undefined;
    if (from !== undefined && draft.institution === '' && !boards.test(from))
      draft.institution = from.trim();
    if (degree && (draft.degree === '' || (draft.field === '' && degree.field !== ''))) {
      draft.degree = degree.degree;
      draft.field = degree.field.replace(/\s+(?:from|at)\s+\p{Lu}.*$/u, '');
    } else if (!degree && sign !== null && board === undefined && isTail(draft, part, isBeside))
      draft.institution += sign + part;
    else if (!isSchool && !degree && board === undefined && isShortName(part))
      draft.others.push({ text: part, isBeside });
  }
}

/** 'Master at Delft University' without the degree; 'University of Texas at Austin' is whole. */
function afterAt(part: string): string {
  const after = part.replace(/^.*\b(?:from|at)\s+(?=\p{Lu})/u, '');
  return schoolWords.test(after) ? after : part;
}

/** Whether a part can only belong to the school before it: a faculty's university, a campus. */
function isTail(draft: Draft, part: string, isBeside: boolean): boolean {
  if (schoolWords.test(part)) return true;
  const hasField =
    draft.field !== '' || draft.others.some(({ text }) => subjectWords.test(text)) || !isBeside;
  // 'Chennai in' is from a sentence.
  const isName = isShortName(part) && !/\d|\s\p{Ll}+$/u.test(part);
  return hasField && isName && !subjectWords.test(part);
}

/** What a line has between a name and a part that follows it directly; null for anything else. */
function separatorOf({ text }: Line, name: string, part: string): string | null {
  const from = name === '' ? -1 : text.indexOf(name);
  const after = from < 0 ? '' : text.slice(from + name.length);
  const [sign = ''] = /^(?:,\s+|\s+[–—-]\s+)/u.exec(after) ?? [];
  return sign !== '' && after.startsWith(part, sign.length) ? sign : null;
}

const isShortName = (text: string) =>
  text.length < 70 &&
  !/[:;.!?]\s|:$/u.test(text) &&
  !isProse(text) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(text);

/** The name of an unlisted degree and its subject: 'Technician in Logistics'. */
function takeUnlisted(draft: Draft): void {
  const at = draft.others.findIndex(({ text }) => !subjectWords.test(text) && !isPlace(text));
  const { text = '' } = draft.others[at] ?? {};
  if (draft.degree !== '' || draft.institution === '' || draft.dates === null || text === '')
    return;
  const [, degree = text, field = ''] =
    /^(.{3,40}?)\s+(?:in|en|em|im)\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  [draft.degree, draft.field] = [degree, field];
  draft.others.splice(at, 1);
}

/** What is beside a degree, and neither its subject nor a fact, is the school. */
function placeOthers(draft: Draft): void {
  const left = draft.others.filter(
    ({ text }) => text !== draft.field && text !== draft.institution,
  );
  const take = (at: number) => left.splice(at, 1)[0]?.text ?? '';
  const isSubject = ({ text }: { text: string }) => subjectWords.test(text) && mayBeField(text);
  if (draft.field === '' && draft.degree !== '') {
    const sure = left.findIndex((other) => isSubject(other) && other.isBeside);
    const named = sure < 0 ? left.findIndex(isSubject) : sure;
    const beside = left.findIndex((other) => other.isBeside);
    const spare = draft.institution === '' && left.length < 2 ? -1 : Math.max(beside, -1);
    const first = draft.institution === '' ? -1 : left.findIndex(({ text }) => mayBeField(text));
    const isOpen = !schoolDegree.test(draft.degree);
    const at = [named, ...(isOpen ? [spare, first] : [])].find((each) => each >= 0) ?? -1;
    if (at >= 0) draft.field = take(at);
  }
  if (draft.institution === '' && left.length > 0 && draft.degree !== '') {
    const at = left.findIndex((other) => !isSubject(other));
    draft.institution = take(Math.max(0, at));
    if (draft.field === '' && left.length === 1) draft.field = take(0);
  }
}

/** What follows a school's name is its place, unless it tells the school from others. */
function peelPlace(draft: Draft): void {
  // 'Facultad de Derecho, Campus Sur'
  if (/^(?:facul|facolt|fakult)/iu.test(draft.institution)) return;
  const [whole = '', ...beside] = draft.institution.split(/\s+[–—-]\s+/u);
  const [last = ''] = beside.slice(-1);
  if (beside.length === 1 && likePlace(last) > 0 && schoolWords.test(whole)) {
    draft.location ||= last;
    draft.institution = whole;
    return;
  }
  const parts = joinCampus(atCommas(draft.institution));
  const from = parts.findIndex(
    (_, at) => at > 0 && parts.slice(at).every((part) => likePlace(part) > 0),
  );
  if (from < 0) return;
  draft.location ||= parts.slice(from).join(', ');
  draft.institution = parts.slice(0, from).join(', ');
}

/**
 * Lines that begin an entry: as many before each degree as before the first, so that a school
 * needs no known word. `inside` are the lines after them, up to the degree.
 */
function placesOfDegrees(lines: readonly Line[]): { begins: Set<Line>; inside: Set<Line> } {
  const [begins, inside] = [new Set<Line>(), new Set<Line>()];
  const isDegree = (line: Line) => !line.isBullet && has(mainText(line), 'degree');
  const isName = (line: Line | undefined) =>
    line !== undefined && !isDegree(line) && isHeadLike(line) && !isProse(mainText(line));
  const degrees = lines.flatMap((line, at) => (isDegree(line) ? [at] : []));
  const [lead = 0] = degrees;
  if (lead < 1 || lead > 2 || !lines.slice(0, lead).every(isName)) return { begins, inside };
  for (const [n, at] of degrees.entries()) {
    const own = lines.slice(Math.max(at - lead, (degrees[n - 1] ?? -1) + 1), at);
    const isAlike =
      own.length === lead &&
      own.every(
        (line, row) =>
          isName(line) && isFact(line.text) === isFact(lines[row]?.text ?? '') && !isEmpty(line),
      );
    if (!isAlike) continue;
    for (const [row, line] of [...own, ...lines.slice(at, at + 1)].entries())
      (row === 0 ? begins : inside).add(line);
  }
  return { begins, inside };
}
const isEmpty = (line: Line) => line.text.trim() === '';

/**
 * Between bars, the institution is identified by position, even if no word of its name reveals it.
 */
function takeUnnamed(draft: Draft, names: readonly string[]): void {
  if (draft.institution !== '' || draft.degree === '') return;
  const others = names.filter(
    (name) => !has(name, 'degree') && !boards.test(name) && !isPlace(name) && name !== draft.field,
  );
  if (draft.field === '' && others.length > 1) draft.field = others.shift() ?? '';
  if (draft.field !== '' || draft.grade !== '') draft.institution = others.at(-1) ?? '';
}

const has = (text: string, what: 'degree' | 'school') =>
  what === 'degree' ? splitDegree(text) !== null : schoolWords.test(text);

/** Dates in the margin beside a bullet point are not part of its text. */
function withoutEdgeDates(line: Line): Line {
  const edge = line.pieces.at(-1)?.text ?? '';
  if (line.pieces.length < 2 || !isOnlyDates(edge) || !line.text.endsWith(edge)) return line;
  const text = line.text.slice(0, -edge.length).trimEnd();
  return { ...line, text, pieces: line.pieces.slice(0, -1) };
}

/** Whether a line starts another school, because it repeats a kind of field that is already set. */
function beginsAnother(draft: Draft, line: Line): boolean {
  if (line.isBullet && !(draft.degree !== '' && has(line.text, 'degree'))) return false;
  const text = mainText(line);
  if (text.length > 160) return false;
  const degreeAgain =
    has(text, 'degree') && draft.degree !== '' && !/^(?:thesis|minor|major)/iu.test(text);
  const schoolAgain = has(text, 'school') && draft.institution !== '';
  const dateAgain = !line.isBullet && anchorOf(line) !== null && draft.dates !== null;
  if (line.startsBlock && draft.lines.length > 0) return true;
  return degreeAgain || schoolAgain || dateAgain;
}

const isHeader = (line: Line) =>
  line.pieces.length >= 3 &&
  /\b(?:degree|course|qualification|examination|exam|class)\b/iu.test(line.text) &&
  /\b(?:year|cgpa|percentage|%|marks|board|institut|university|school)/iu.test(line.text) &&
  !/\d/u.test(line.text);

/** The schools of a section with degree, grade and dates, from lines or a table. */
export function readEducation(lines: readonly Line[]): ExtractedEducation[] {
  const drafts: Draft[] = [];
  const bodyLines = joinCutNames(lines.filter((each) => !isHeader(each)));
  const { begins, inside } = placesOfDegrees(bodyLines);
  for (const line of bodyLines) {
    let draft = drafts.at(-1);
    const isNext = begins.has(line) || (!inside.has(line) && draft && beginsAnother(draft, line));
    if (!draft || isNext) drafts.push((draft = blank()));
    draft.lines.push(line);
    const text = mainText(line);
    const dates = anchorOf(line) ?? findDates(withoutBullet(line.text));
    const isDetail = line.isBullet && (draft.degree !== '' || draft.institution !== '');
    draft.grade ||= line.pieces.map((piece) => findGrade(piece.text)).find(Boolean) ?? '';
    const fields = splitFields([line]);
    draft.grade ||= fields.grade;
    const isUndated = draft.dates === null;
    draft.dates ??=
      dates && (anchorOf(line) || !isDetail) ? { start: dates.start, end: dates.end } : null;
    draft.location ||= isDetail ? '' : fields.place;
    const isBody = isDetail || (text.length > 90 && !has(text, 'school') && !has(text, 'degree'));
    if (isBody) draft.body.push(isUndated ? withoutEdgeDates(line) : line);
    else {
      for (const name of fields.names) take(draft, name, line);
      if (/\s\|\s/u.test(line.text)) takeUnnamed(draft, fields.names);
      const isNamed = fields.names.some((name) => has(name, 'degree') || has(name, 'school'));
      if (!isNamed && text !== '' && text !== draft.grade) {
        const isOther = fields.names.some((name) =>
          draft.others.some((other) => name.includes(other.text)),
        );
        if (!isOther || draft.body.length > 0 || text.length >= 80 || findGrade(text) !== '')
          draft.body.push(line);
      }
    }
  }
  for (const draft of drafts) {
    takeUnlisted(draft);
    placeOthers(draft);
    peelPlace(draft);
  }
  return drafts
    .filter((draft) => draft.institution !== '' || draft.degree !== '')
    .map((draft, at) => ({
      entry: {
        id: `education-${at + 1}`,
        institution: draft.institution || draft.board,
        degree: draft.degree,
        field: draft.field,
        location: draft.location,
        start: draft.dates?.start ?? '',
        end: draft.dates?.end ?? '',
        grade: draft.grade,
        description: pointsOf(draft.body)
          .map((point) => point.text)
          .filter((point) => point !== draft.grade)
          .join('\n'),
      },
      lines: draft.lines,
    }));
}
