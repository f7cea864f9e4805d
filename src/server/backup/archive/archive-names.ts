import { z } from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/u);

/** A copy of the whole cluster; what changed while it was made is in the log segments. */
const base = z.object({
  format: z.literal(1),
  /** Of PostgreSQL. */
  major: z.string(),
  startedAt: z.coerce.date(),
  finishedAt: z.coerce.date(),
  startSegment: z.string(),
  stopSegment: z.string(),
  keyFingerprint: sha256,
  parts: z.array(z.object({ name: z.string(), size: z.number().int(), sha256 })),
});
export type Base = z.infer<typeof base>;
export type StoredBase = Base & { name: string };

/** Undefined for a text that is no base of this format. */
export function parseBase(text: string): Base | undefined {
  try {
    return base.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Marks whose archive this is, and up to when it holds everything. */
const mark = z.object({ system: z.string(), safeUntil: z.coerce.date().nullable() });
type Mark = z.infer<typeof mark>;
export const markName = 'archive.json';
export const parseMark = (text: string): Mark => mark.parse(JSON.parse(text));

const segment = /^[\dA-F]{24}$/u;
export const isSegment = (name: string) => segment.test(name);

const segmentsPerLog = 256;
/** The place of a segment in the log, which continues across timelines. */
export const placeOf = (name: string) =>
  Number.parseInt(name.slice(8, 16), 16) * segmentsPerLog + Number.parseInt(name.slice(16, 24), 16);

/** The place that a segment or a note about it belongs to; a timeline's history has none. */
export const belongsTo = (name: string) =>
  isSegment(name.slice(0, 24)) ? placeOf(name.slice(0, 24)) : Number.POSITIVE_INFINITY;

/** The bases that can't be reached back to any more: all but the newest before the cutoff. */
export function expiredBases<Each extends { finishedAt: Date }>(bases: Each[], cutoff: Date) {
  const older = bases
    .filter(({ finishedAt }) => finishedAt < cutoff)
    .toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime());
  return older.slice(1);
}

/** The first place that is missing after a start, or undefined if none is up to the last one. */
export function firstGap(names: readonly string[], start: string): number | undefined {
  const places = new Set(names.filter(isSegment).map(placeOf));
  const last = Math.max(...places);
  for (let place = placeOf(start); place <= last; place += 1) if (!places.has(place)) return place;
  return undefined;
}
