/** Widths of a page, as a share of the box: classes, because the page sends no style attributes. */
export const zooms = [
  { percent: 50, className: 'w-1/2' },
  { percent: 75, className: 'w-3/4' },
  { percent: 100, className: 'w-full' },
  { percent: 125, className: 'w-[125%]' },
  { percent: 150, className: 'w-[150%]' },
  { percent: 200, className: 'w-[200%]' },
  { percent: 300, className: 'w-[300%]' },
] as const;

/** Fits the width; on a phone a page needs more to be readable. */
export const fitZoom = 2;
export const narrowZoom = 4;
export const lastZoom = zooms.length - 1;

const keys: Record<string, (zoom: number) => number> = {
  '+': (zoom) => Math.min(zoom + 1, lastZoom),
  '=': (zoom) => Math.min(zoom + 1, lastZoom),
  '-': (zoom) => Math.max(zoom - 1, 0),
  '0': () => fitZoom,
};

/** The zoom after a key was pressed; undefined for other keys. */
export const zoomByKey = (key: string, zoom: number): number | undefined => keys[key]?.(zoom);
