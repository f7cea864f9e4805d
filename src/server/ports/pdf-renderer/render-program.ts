// A separate process for rendering resumes: hostile input can only exhaust this process, and it
// ends some time after the last request.
import { blockAddons } from '#server/sandbox/block-addons.ts';
import type { RenderResponse, RenderRequest } from './render-request.ts';
import { createTypstCompiler } from './typst-compiler.ts';

const idleMs = 60_000;
const leave = () => process.exit(0);
const compiler = createTypstCompiler();
blockAddons();
let leaving = setTimeout(leave, idleMs);

process.on('disconnect', leave);
process.on('message', (order: RenderRequest) => {
  clearTimeout(leaving);
  void answer(order).then((response) => {
    process.send?.(response);
    leaving = setTimeout(leave, idleMs);
  });
});
process.send?.('ready');

async function answer(order: RenderRequest): Promise<RenderResponse> {
  try {
    const result = await set(order);
    return { result, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { failed: String(error), residentBytes: process.memoryUsage.rss() };
  }
}

async function set(order: RenderRequest) {
  if (order.kind === 'pages') return compiler.pages(order);
  if (order.kind === 'letter') return compiler.letter(order);
  if (order.kind === 'report') return compiler.report(order);
  if (order.kind === 'pdf') return compiler.pdf(order);
  const { createDocx } = await import('./docx.ts');
  return createDocx(order);
}
