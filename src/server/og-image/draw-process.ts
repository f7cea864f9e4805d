// A process of its own for drawing: fonts and pictures take more memory than the server has to spare, and all of it
// goes back when this process ends, some seconds after the last picture.
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
    // A drawn picture's pixels are freed with their object, and nothing else here makes the collector run.
    global.gc?.();
  });
});

async function draw(picture: DrawingOrder['picture'], words: DrawingOrder['words']) {
  const image = await renderAsync(drawPicture(picture, words), {
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(image.asPng());
}
