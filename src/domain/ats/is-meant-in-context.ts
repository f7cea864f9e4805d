import {
  aboutWork,
  requestAfter,
  between,
  endsItem,
  endsName,
  label,
  mention,
  numbered,
  sentenceStart,
  startsItem,
  tool,
  wish,
} from './cue-patterns.ts';
import type { Candidate } from './skill-spellings.ts';

/** A line and what has been derived so far. */
export type LineState = {
  line: string;
  possible: readonly Candidate[];
  accepted: ReadonlySet<Candidate>;
  /** All capitals, so capital letters prove nothing. */
  isShouted: boolean;
  /** Contains only names, joined by 'and' or 'or'. */
  isOnlyNames: boolean;
  /** Other lines of the text contain several skills. */
  hasCompany: boolean;
};

/** The neighbouring name, and the text in between. */
type Side = { gap: string; isAccepted: boolean; isSkill: boolean };
type Place = {
  spelling: Candidate['spelling'];
  written: string;
  start: number;
  end: number;
  left: string;
  right: string;
  sides: [Side | null, Side | null];
};

const nearby = 80;

/** Whether the context of an ambiguous name shows that the skill is meant. */
export function isMeantInContext(state: LineState, candidate: Candidate, at: number): boolean {
  const { line } = state;
  const { spelling, start, end } = candidate;
  const place: Place = {
    spelling,
    written: line.slice(start, end),
    start,
    end,
    left: line.slice(Math.max(0, start - nearby), start),
    right: line.slice(end, end + nearby),
    sides: [sideOf(state, at - 1, candidate), sideOf(state, at + 1, candidate)],
  };
  const skills = state.possible.filter((each) => state.accepted.has(each) && !each.spelling.isSoft);
  if (state.isOnlyNames && skills.length > 0 && state.possible.length > 2) return true;
  if (isPartOfOther(place)) return false;
  if (!hasExpectedCase(place, state.isShouted)) return isListed(place) && isListedThroughout(place);
  return (
    isListed(place) ||
    place.sides.some((side) => isSkillAt(side) && side.gap === '/') ||
    (skills.length > 1 && isInRow(place)) ||
    (!state.isShouted && isFollowed(place)) ||
    (state.isOnlyNames && (state.hasCompany || state.possible.length > 1)) ||
    isLabelled(place, line) ||
    isNamedInSentence(place, state)
  );
}

function sideOf(state: LineState, at: number, { start, end }: Candidate): Side | null {
  const other = state.possible[at];
  if (!other) return null;
  const gap = state.line.slice(Math.min(end, other.end), Math.max(start, other.start));
  return { gap, isAccepted: state.accepted.has(other), isSkill: !other.spelling.isSoft };
}

const isSkillAt = (side: Side | null): side is Side =>
  side !== null && side.isAccepted && side.isSkill;
const isNextInList = (side: Side | null) => isSkillAt(side) && between.test(side.gap);

/** 'R&D', 'C-suite', 'vitamin C', '500 ML'. */
function isPartOfOther({ written, left, right }: Place): boolean {
  return (
    (/[-–'’&.]$/u.test(left) && !/(?:^|\s)[-–]$/u.test(left)) ||
    /^(?:['’&]|[-–](?!based|native|style|driven|first|focused|powered|enabled)\p{L})/iu.test(
      right,
    ) ||
    (numbered.test(left) && written.length === 1) ||
    /\d\s?$/u.test(left) ||
    (written.length === 2 && /^\s?\d/u.test(right))
  );
}

const hasExpectedCase = ({ spelling, written }: Place, isShouted: boolean) =>
  spelling.capitals === null ||
  written === spelling.capitals ||
  (written.length > 3 && written === written.toUpperCase() && !isShouted);

const isListed = ({ left, right, sides }: Place) =>
  sides.some(isNextInList) &&
  (startsItem.test(left) || mention.test(left) || wish.test(left)) &&
  endsItem.test(right);

/**
 * In lower case, all neighbouring items must be skills: 'html, css, react', but not 'learn SQL,
 * excel and grow'.
 */
const isListedThroughout = ({ written, left, right, sides: [before, after] }: Place) =>
  written.length > 1 &&
  written === written.toLowerCase() &&
  (isNextInList(before) || /(?:^[\s•·*\-–]*|[:(]\s*)$/u.test(left)) &&
  (isNextInList(after) || /^\s*(?:$|[.)](?:\s|$))/u.test(right));

/** Consecutive names without a separator: 'CI Docker Jenkins'. */
const isInRow = ({ right, sides: [before, after] }: Place) =>
  isSkillAt(before) &&
  before.gap === ' ' &&
  (/^\s*(?:[,;|/•·)]|$)/u.test(right) || (isSkillAt(after) && after.gap === ' '));

/** 'Go developers', 'Excel macros', 'good React experience'. */
function isFollowed({ spelling: { cues }, left, right }: Place): boolean {
  const [, one = '', two = ''] = /^[ -]([\p{L}\p{N}-]+)(?: ([\p{L}\p{N}-]+))?/u.exec(right) ?? [];
  const words = [one, one.toLowerCase(), `${one} ${two}`.toLowerCase()];
  return (
    (one !== '' && words.some((word) => cues?.has(word))) ||
    (requestAfter.test(right) && !sentenceStart.test(left))
  );
}

const isLabelled = ({ start, left, right }: Place, line: string) =>
  label.test(line.slice(0, start)) && startsItem.test(left) && endsItem.test(right);

/** A sentence calls it a skill, or names it while discussing software. */
function isNamedInSentence(place: Place, { line, hasCompany }: LineState): boolean {
  const { written, start, end, left, right, sides } = place;
  const rest = sentenceAround(line, start, end).replace(written, ' ');
  const isCode = aboutWork.test(rest);
  const hasSkill = sides.some((side) => isSkillAt(side) && !/[.!?]\s/u.test(side.gap));
  const isWished = wish.test(left);
  const ends = endsName.test(right);
  if (written.length === 1 || written === 'Go') {
    const isAboutCode = /\b(?:programming|coding|languages?)\b/iu.test(rest);
    const mayEnd = ends || (hasSkill && /^ (?:on|for|with)\b/u.test(right));
    if (!mayEnd || !(hasSkill || isCode) || sentenceStart.test(left)) return false;
    return (
      isWished ||
      ((hasSkill || written === 'Go') && mention.test(left)) ||
      ((hasSkill || isAboutCode) && startsItem.test(left))
    );
  }
  return (
    (isWished && ends) ||
    (mention.test(left) && ends && (isCode || hasSkill)) ||
    (tool.test(left) && (hasCompany || isCode) && (ends || /^ (?:on|for|to)\b/u.test(right)))
  );
}

function sentenceAround(line: string, start: number, end: number): string {
  const from = Math.max(...['. ', '! ', '? '].map((mark) => line.lastIndexOf(mark, start - 1)), -1);
  const ends = ['. ', '! ', '? '].map((mark) => line.indexOf(mark, end)).filter((to) => to >= 0);
  return line.slice(from + 1, Math.min(...ends, line.length));
}
