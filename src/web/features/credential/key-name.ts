/** The end of a key, which tells it from others. */
export const keyName = (id: string) => `…${id.slice(-8)}`;
