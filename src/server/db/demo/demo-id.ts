/** The last twelve digits of every demo id: 'demo-1' in ASCII, where a real id is random. */
export const demoIdEnd = '64656d6f2d31';

export function isDemoId(id: string): boolean {
  return id.endsWith(demoIdEnd);
}

/**
 * Creates ids in uuid v7 format: the timestamp, a counter in place of random bits, then the demo
 * mark.
 */
export function createDemoIds(): (at: Date) => string {
  let count = 0;
  return (at) => {
    count++;
    const time = at.getTime().toString(16).padStart(12, '0');
    const low = (count & 0xfff).toString(16).padStart(3, '0');
    const high = (0x8000 | (count >>> 12)).toString(16);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${low}-${high}-${demoIdEnd}`;
  };
}
