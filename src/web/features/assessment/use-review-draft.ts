import { useEffect, useEffectEvent } from 'react';
import { forgetDraft, readDraft, writeDraft } from '#web/lib/form-draft.ts';
import { useDraftKey } from '#web/lib/use-form-draft.ts';

type Options<Row> = {
  sittingId: string;
  /** The review that is edited: a draft of an older one is not restored. */
  version: number;
  /** The rows as they are without the draft. */
  start: readonly Row[];
  onFound: (rows: readonly Row[]) => void;
};

/** Keeps a review in this tab until it is submitted, so that a reload loses nothing. */
export function useReviewDraft<Row extends { place: number; criterion: string }>({
  sittingId,
  version,
  start,
  onFound,
}: Options<Row>) {
  const key = useDraftKey(`review-${sittingId}-${version}`);
  const restore = useEffectEvent((from: string) => {
    const found = parsed<Row>(readDraft(from)['rows']);
    if (found.length === 0) return;
    const draftOf = (row: Row) =>
      found.find(({ place, criterion }) => place === row.place && criterion === row.criterion);
    onFound(start.map((row) => draftOf(row) ?? row));
  });
  useEffect(() => {
    if (key !== undefined) restore(key);
  }, [key]);
  return {
    keep: (rows: readonly Row[]) => {
      const defaults = { rows: JSON.stringify(start) };
      if (key !== undefined) writeDraft(key, { rows: JSON.stringify(rows) }, defaults);
    },
    forget: () => forgetDraft(key),
  };
}

function parsed<Row>(stored: string | undefined): Row[] {
  try {
    const rows: unknown = JSON.parse(stored ?? '');
    return Array.isArray(rows) ? (rows as Row[]) : [];
  } catch {
    return [];
  }
}
