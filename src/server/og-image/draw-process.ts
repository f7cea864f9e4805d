// A separate process for drawing: fonts and images need more memory than the server can spare, and
// all of it is freed when this process ends, some seconds after the last image.
import { renderAsync } from '@resvg/resvg-js';
import { drawPicture } from './draw-picture.ts';
import type { DrawingOrder } from './drawer.ts';

const idleMs = 3_000;
const leave = () => process.exit(0);
let leaving = setTimeout(leave, idleMs);

process.on('disconnect', leave);
process.on('message', ({ picture, words }: DrawingOrder) => {
  clearTimeout(leaving);
  void draw(picture, words).then((png) => {
    process.send?.(png);
    leaving = setTimeout(leave, idleMs);
    // An image's pixels are freed with its object, and nothing else here triggers the garbage
    // collector.
    global.gc?.();
  });
});

async function draw(picture: DrawingOrder['picture'], words: DrawingOrder['words']) {
  const image = await renderAsync(drawPicture(picture, words), {
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(image.asPng());
}
