import { LRUCache } from 'lru-cache';
import type { Picture } from './draw-picture.ts';
import { createDrawer } from './drawer.ts';

const maxBytes = 2 * 1024 * 1024;
const maxWaiting = 20;

/**
 * Draws PNG images on request, one at a time to limit memory, and caches the most recent ones.
 * Returns null when too many requests are waiting.
 */
export function createPictures(words: { product: string; line: string }) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (png) => png.byteLength,
  });
  const drawer = createDrawer();
  const making = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(key: string, picture: Picture): Promise<Buffer> {
    // A drawing process that has just ended by itself is not a failure: the retry starts another.
    const draw = () => drawer.draw({ picture, words });
    const png = await draw().catch(draw);
    cache.set(key, png);
    return png;
  }

  return {
    load(picture: Picture): Promise<Buffer> | null {
      const key = JSON.stringify(picture);
      const found = cache.get(key);
      if (found) return Promise.resolve(found);
      const running = making.get(key);
      if (running) return running;
      if (making.size >= maxWaiting) return null;
      const next = last.then(() => make(key, picture));
      last = next.catch(() => undefined);
      making.set(key, next);
      void next.catch(() => undefined).finally(() => making.delete(key));
      return next;
    },

    close: () => drawer.close(),
  };
}
