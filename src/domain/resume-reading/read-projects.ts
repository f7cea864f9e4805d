import type { CustomSection, ResumeProject } from '#domain/resume/resume.ts';
import { findUrls } from './find-contact.ts';
import { findDates, isOnlyDates } from './find-dates.ts';
import { pointsOf } from './join-lines.ts';
import type { Line } from './piece.ts';
import {
  anchorOf,
  isHeadLike,
  isSentence,
  mainText,
  splitByDates,
  splitByLooks,
  type Entry,
} from './split-entries.ts';
import { splitFields } from './split-fields.ts';
import { titleScore } from './title-of.ts';

export type ExtractedProject = { entry: ResumeProject; lines: Line[] };

const named = /^(\p{Lu}[^:–]{1,58}?)(?:\s*:|\s+[–—-])\s+(.+)$/u;
const facts =
  /^(?:technolog|tool|tech|description|role|responsib|environment|client|duration|team|link|git|objective|abstract|language|front|back|platform|database|outcome|result|guide|organi[sz]ation)/iu;

/** A bullet point that starts with its project's name: 'SplitIt: an app that …'. */
function namesItself({ text, lines: [first] }: { text: string; lines: Line[] }): boolean {
  const [, name = ''] = named.exec(text) ?? [];
  const hasSign = first?.isBullet === true || text.startsWith(`${name}:`);
  return name !== '' && hasSign && !facts.test(name);
}

const nameLabel = /^(?:project\s*)?(?:name|title)(?: of (?:the )?project)?\s*[:–-]\s*(?=\S)/iu;
const numberAlone = /^project\s*(?:#|no\.?|number)?\s*[-:]?\s*(?:\d{1,2}|[ivx]{1,4})\s*[:.)-]?$/iu;

/**
 * Entries with labelled names: 'Project name : Claims portal', 'Client : …'; a number above them is
 * not a name.
 */
function splitByLabels(lines: readonly Line[]): Entry[] {
  const textOf = (line: Line) => line.pieces.map((piece) => piece.text).join(' ');
  const entries: Entry[] = [];
  for (const line of lines.filter((each) => !numberAlone.test(textOf(each)))) {
    const last = entries.at(-1);
    const [label] = nameLabel.exec(textOf(line)) ?? [];
    const [piece] = line.pieces;
    if (label !== undefined && piece) {
      const text = textOf(line).slice(label.length);
      entries.push({
        head: [{ ...line, text, pieces: [{ ...piece, text }], isBullet: false }],
        body: [],
        dates: null,
      });
    } else if (last && /^(?:duration|period)\b/iu.test(textOf(line)))
      last.dates ??= findDates(textOf(line));
    else last?.body.push(line);
  }
  return entries;
}

/** Splits by dates where most entries have them, otherwise by the style of names. */
function entriesOf(lines: readonly Line[]): Entry[] {
  const labelled = splitByLabels(lines);
  if (labelled.length > 0) return labelled;
  const points = pointsOf(lines);
  if (points.length > 1 && points.every(namesItself))
    return points.map(({ text, lines: [first] }) => {
      const [, name = '', description = ''] = named.exec(text) ?? [];
      const line = first as Line;
      const [piece] = line.pieces;
      const head = piece
        ? { ...line, text: name, pieces: [{ ...piece, text: name }], isBullet: false }
        : line;
      return {
        head: [head],
        body: description === '' ? [] : [{ ...line, text: description }],
        dates: null,
      };
    });
  const byLooks = splitByLooks(lines);
  const byDates = splitByDates(lines);
  return byDates.length >= byLooks.length && byDates.length > 0 ? byDates : byLooks;
}

/** The projects of a section: name, role, address, and what was done. */
export function readProjects(lines: readonly Line[]): ExtractedProject[] {
  return entriesOf(lines).flatMap(({ head, body, dates }, at) => {
    const names = [...head];
    const remaining = [...body];
    let when = dates;
    for (let turn = 0; turn < 2; turn++) {
      const [next] = remaining;
      if (!next || next.isBullet) break;
      const text = mainText(next);
      const isName = isHeadLike(next) && !isSentence(next, remaining[1]) && text.length < 50;
      const isRole = titleScore(text) > 0 && isName;
      const isAddress = findUrls(text)[0] === text;
      if (!isRole && !isAddress && text !== '' && !isOnlyDates(text)) break;
      when ??= anchorOf(next);
      names.push(next);
      remaining.shift();
    }
    const fields = splitFields(names, 'bars');
    const linked = names.flatMap((line) => line.pieces.flatMap((piece) => piece.urls));
    const [name = '', ...rest] = fields.names;
    if (name === '' && remaining.length === 0) return [];
    const role = rest.find((text) => titleScore(text) > 0) ?? '';
    const title = /^(.{3,60}?)\s*:\s+(.+)$/u.exec(name);
    const description = [
      ...(title?.[2] ? [title[2]] : []),
      ...rest.filter((text) => text !== role),
      ...pointsOf(remaining).map((point) => point.text),
    ];
    return {
      entry: {
        id: `project-${at + 1}`,
        name: title?.[1] ?? name,
        role,
        url: fields.urls[0] ?? linked[0] ?? '',
        start: when?.start || when?.end || '',
        end: when?.end ?? '',
        description: description.join('\n'),
      },
      lines: [...names, ...remaining],
    };
  });
}

/**
 * Items such as certifications and awards, one per bullet point. The lines from a name to its date
 * belong together.
 */
export function readItems(lines: readonly Line[]): { text: string; lines: Line[] }[] {
  const points = pointsOf(lines, 'items');
  const isClosed = (at: number) => points.slice(0, at + 1).some((point) => isOnlyDates(point.text));
  const hasDates = points.some((point) => isOnlyDates(point.text));
  const items: { text: string; lines: Line[] }[] = [];
  let isOpen = false;
  for (const [at, point] of points.entries()) {
    const last = items.at(-1);
    const startsBlock = point.lines[0]?.startsBlock === true;
    const stays = hasDates && isOpen && !startsBlock;
    if (last && (stays || (hasDates && isOnlyDates(point.text) && isClosed(at)))) {
      last.text += `, ${point.text}`;
      last.lines.push(...point.lines);
    } else items.push({ text: joinCells(point), lines: point.lines });
    isOpen = hasDates && !isOnlyDates(point.text);
  }
  return items.filter((item) => item.text !== '');
}

const joinCells = (point: { text: string; lines: Line[] }) => {
  const [line] = point.lines;
  const cells = line && point.lines.length === 1 ? line.pieces : [];
  return cells.length > 1 && !line?.isBullet
    ? cells.map((cell) => cell.text).join(', ')
    : point.text;
};

/** An unknown section: its entries if it has dates, otherwise its bullet points. */
export function readCustom(title: string, lines: readonly Line[], id: string): CustomSection {
  const dated = splitByDates(lines);
  const entries =
    dated.length > 1
      ? dated.map(({ head, body, dates }) => {
          const [name = '', ...rest] = splitFields(head).names;
          return {
            title: name,
            subtitle: rest.join(', '),
            start: dates?.start ?? '',
            end: dates?.end ?? '',
            description: pointsOf(body)
              .map((point) => point.text)
              .join('\n'),
          };
        })
      : [
          {
            title: '',
            subtitle: '',
            start: '',
            end: '',
            description: pointsOf(lines)
              .map((point) => point.text)
              .join('\n'),
          },
        ];
  return { id, title, entries: entries.map((entry, at) => ({ id: `${id}-${at + 1}`, ...entry })) };
}
