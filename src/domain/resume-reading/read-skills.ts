import type { ResumeLanguage, ResumeSkill } from '#domain/resume/resume.ts';
import { isList, itemsOf, joinWrappedNames, markGroups } from './group-skills.ts';
import { isFullLine, joinParts } from './join-lines.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';
import { isJoint, splitTags } from './split-tags.ts';

const levels: [RegExp, number][] = [
  [/^(?:expert|master|native|fluent|excellent|mastery)$/iu, 5],
  [/^(?:advanced|proficient|strong|very good|professional)$/iu, 4],
  [/^(?:intermediate|good|competent|working knowledge|experienced)$/iu, 3],
  [/^(?:basic|elementary|familiar|fair|novice)$/iu, 2],
  [/^(?:beginner|learning|basics)$/iu, 1],
];
const levelOf = (text: string) => levels.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? 0;

const lead =
  /^(?:(?:highly |well )?(?:proficient|experienced|skilled|familiar|versed|knowledgeable|competent|hands[- ]on(?: experience)?|working knowledge|good knowledge|knowledge|experience|expertise|strong understanding|good understanding)\s+(?:in|with|of|at|on)\s+)/iu;
const rating = /\s*[-–:]?\s*(?:[★☆●○■□▪▫⬤◯•]{3,}|\(?\d{1,3}\s*%\)?|\b\d\/(?:5|10)\b)\s*$/u;

/**
 * Splits a list at commas, bars and bullets outside parentheses; items in parentheses are included.
 */
export function splitList(text: string): string[] {
  const outer = text.replaceAll(/\(([^()]*)\)/gu, (_, inside: string) =>
    /[,;/]/u.test(inside) ? `, ${inside}` : `\u0001${inside}\u0002`,
  );
  return outer
    .split(/\s*[,;|•·●▪，、；]\s*|\s+\/\s+|\s{3,}/u)
    .map((part) => part.replaceAll('\u0001', '(').replaceAll('\u0002', ')'))
    .map((part) =>
      part
        .replace(lead, '')
        .replace(/^(?:and|&|etc\.?)\s+/iu, '')
        .replaceAll(/^[\s–-]+|[\s.–-]+$/gu, ''),
    )
    .filter((part) => part !== '' && !/^(?:etc|and)$/iu.test(part));
}

/** The start of a second group on the same row: 'Languages: Python, SQL Tools: Spark'. */
const groupAfter = /(?<!\s)\s+(?=\p{Lu}[\p{L}/&]{2,20}:\s)(?<=[,:].*?\S\s+)/u;

const dashedList = /^([^,–|]{2,30}?)\s+[–-]\s+(.*,.*)$/u;
const dashedName = /^([^,–|]{2,30}?)\s+[–-]\s+(.+)$/u;

/** The separator between the cells of a row: a label and its list form one text. */
function joinOf({ pieces: [first, second, ...others] }: Line): string {
  if (first?.text.endsWith(':') || /^\s*:/u.test(second?.text ?? '')) return ' ';
  const isLabel = first && second && others.length === 0 && first.text.length <= 30;
  return isLabel && !isList(first.text) && isList(second.text) ? ': ' : ' | ';
}

/** Points. */
const narrow = 230;

type SkillRow = {
  text: string;
  isBullet: boolean;
  startsBlock: boolean;
  right: number;
  isWhole: boolean;
  /** Separated by space alone. */
  isTags: boolean;
  /** With a font, which would set the name of a group apart from tags below it. */
  isDrawn: boolean;
};

/** Rejoins wrapped rows of a section: 'Vue.js, Laravel,' continues on the next row. */
function rowsOf(lines: readonly Line[]): SkillRow[] {
  const rows: SkillRow[] = [];
  // Rows between which no separator is needed: 'Kubernetes · AWS' above 'Ansible · Bash'.
  const areWhole =
    lines.every(({ text }) => /\s[|·]\s/u.test(text) && !/[|·,]$/u.test(text)) &&
    (lines.length > 2 ||
      lines.some((line, at) => at > 0 && !isFullLine(lines[at - 1] ?? line, line)));
  for (const line of lines) {
    const tags = line.pieces.flatMap(itemsOf);
    // A justified sentence has wide spaces, too.
    const isTags = tags.length > 1 && !tags.some((tag) => isJoint(tag) || isList(tag));
    const text = isTags
      ? tags.join(' | ')
      : line.pieces.length > 1
        ? line.pieces
            .map((piece, at) => (at === 0 ? withoutBullet(piece.text) : piece.text))
            .join(joinOf(line))
        : withoutBullet(line.text);
    const last = rows.at(-1);
    const wasCut =
      last !== undefined &&
      isList(last.text) &&
      !areWhole &&
      !isTags &&
      !last.isTags &&
      !line.isBullet &&
      !line.startsBlock &&
      levelOf(text) === 0 &&
      !/^[^,]{2,35}:/u.test(text);
    // In a narrow column even short rows are full.
    const isWhole = line.pieces.length === 1 && isList(text);
    const isNarrow = line.edge - line.x < narrow && isWhole && last?.isWhole === true;
    const isLong = (last?.text.length ?? 0) > (isNarrow ? 12 : 40);
    const isFull = last !== undefined && last.right > line.edge - line.fontSize * 4 && isLong;
    if (
      last &&
      (/[,|·•]$/u.test(last.text) ||
        (/\([^)]*$/u.test(last.text) && /^[^(]*\)/u.test(text)) ||
        (wasCut && (isFull || /^[\p{Ll}(]/u.test(text)))) &&
      !line.startsBlock
    ) {
      last.text = joinParts(last.text, text);
      last.right = line.right;
    } else
      rows.push({
        text,
        isBullet: line.isBullet,
        startsBlock: line.startsBlock,
        right: line.right,
        isWhole: line.pieces.length === 1,
        isTags,
        isDrawn: line.pieces.some(({ font }) => font !== ''),
      });
  }
  return rows;
}

/** Skills in groups ('Databases: MySQL, Redis'), under a level, as one list, or one per line. */
export function readSkills(lines: readonly Line[]): ResumeSkill[] {
  const skills: ResumeSkill[] = [];
  const add = (text: string, group: string, level: number) => {
    for (const part of splitList(text).flatMap(splitTags)) {
      const own = rating.exec(part)?.[0] ?? '';
      const stars = (own.match(/[★●■▪⬤•]/gu) ?? []).length;
      const share = Number(/\d+(?=\s*%)/u.exec(own)?.[0] ?? 0);
      const name = part.replace(rating, '').replaceAll(/[\s:–-]+$/gu, '');
      const inBrackets = /^(.+?)\s*[(–:-]\s*([\p{L} ]+)\)?$/u.exec(name);
      const bracketLevel = levelOf(inBrackets?.[2] ?? '');
      const shown = bracketLevel > 0 ? (inBrackets?.[1] ?? name) : name;
      const known = skills.some((skill) => skill.name.toLowerCase() === shown.toLowerCase());
      if (
        shown !== '' &&
        shown.length <= 60 &&
        shown.split(' ').length <= 6 &&
        !known &&
        levelOf(shown) === 0
      )
        skills.push({
          name: shown,
          level: stars || Math.ceil(share / 20) || bracketLevel || level,
          group,
        });
    }
  };
  const rows = rowsOf(markGroups(joinWrappedNames(lines))).flatMap((row) =>
    row.text.split(groupAfter).map((text) => ({ ...row, text })),
  );
  // A single such row may be a name with a dash; if any row has a list after its dash, dashes mark
  // labels.
  const hasDashes = rows.some((row) => dashedList.test(row.text));
  const dashed = hasDashes ? dashedName : dashedList;
  let group = '';
  let level = 0;
  for (const [at, row] of rows.entries()) {
    const labelled = /^([^:：,]{2,45}?)\s*[:：]\s*(.*)$/u.exec(row.text) ?? dashed.exec(row.text);
    const next = rows[at + 1];
    const after = next && levelOf(next.text) > 0 ? rows[at + 2] : next;
    if (levelOf(row.text) > 0) level = levelOf(row.text);
    else if (labelled?.[1] && labelled[2] !== undefined) {
      [group, level] = [labelled[1].trim(), 0];
      if (labelled[2] !== '') {
        add(labelled[2], group, 0);
        if (!row.text.endsWith(',')) group = '';
      }
    } else if (isList(row.text)) {
      add(row.text, group, level);
      if (!row.isTags) [group, level] = ['', 0];
    } else if (
      !row.isBullet &&
      after &&
      !next?.startsBlock &&
      isList(after.text) &&
      !(after.isTags && row.isDrawn) &&
      !/^[^,]{2,45}:/u.test(after.text) &&
      (after === next || !after.isBullet)
    ) {
      [group, level] = [row.text, 0];
    } else add(row.text, group, next && levelOf(next.text) > 0 ? levelOf(next.text) : 0);
  }
  return skills;
}

const fluency =
  /(?<![\p{L}\d])(?:native(?: speaker| proficiency| or bilingual(?: proficiency)?)?|(?:full|limited) (?:professional|working)(?! proficiency)|professional working(?! proficiency)|mother tongue|bilingual|fluent|fluently|(?:full |limited )?(?:professional|working)(?: working)? proficiency|proficient|conversational|advanced|upper[- ]intermediate|intermediate|elementary|beginner|basic|good|business fluent|read(?:,| and| &)? ?(?:write|speak).*|[abc][12](?:\.\d)?|muttersprache|fließend|verhandlungssicher|courant|langue maternelle|natif|nativ[oa]|bilingüe|bilingue|fluido|avanzado|intermedio|básico|avancé|intermédiaire|notions|fortgeschritten|grundkenntnisse)(?![\p{L}\d])|(?<=\p{sc=Han}\s{0,3}[(（:：–-]?\s{0,3})(?:母语|流利|精通|熟练|良好|一般)/iu;
const everyFluency = new RegExp(fluency.source, 'giu');

/** Languages with proficiency: 'English (Fluent), Hindi – native', or one per line. */
export function readLanguages(lines: readonly Line[]): ResumeLanguage[] {
  const found: ResumeLanguage[] = [];
  const parts = lines.flatMap((line) =>
    withoutBullet(line.pieces.map((piece) => piece.text).join(' | ')).split(
      /\s*(?:[,;|•·，、；]|\s(?:&|and)\s)\s*(?![^(]*\))/u,
    ),
  );
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const fluencyText = fluency.exec(part)?.[0] ?? '';
    const name = part
      .replaceAll(everyFluency, ' ')
      .replaceAll(/[()（）:：–/-]|\blevel\b|★|☆|●|○/giu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    const last = found.at(-1);
    if (name === '' && fluencyText !== '' && last && last.fluency === '')
      last.fluency = fluencyText;
    else if (
      name !== '' &&
      name.length <= 30 &&
      /^[\p{Lu}\p{Lo}]/u.test(name) &&
      name.split(' ').length <= 3
    )
      found.push({ name, fluency: fluencyText });
  }
  return found;
}
