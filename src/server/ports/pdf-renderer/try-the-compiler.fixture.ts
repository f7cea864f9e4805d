// Tries what a resume could do if its text were executed as compiler commands; reports each result.
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { blockAddons } from '#server/sandbox/block-addons.ts';

const workspace = fileURLToPath(new URL('../../../../content/resume-templates', import.meta.url));
const compiler = NodeCompiler.create({ workspace });
blockAddons();
const set = (mainFileContent: string) => compiler.plainSvg({ mainFileContent });

const tries: Record<string, () => unknown> = {
  'read a template': () => set('#read("classic.typ").len()'),
  'read /etc/passwd': () => set('#read("/etc/passwd")'),
  'read beside the templates': () => set('#read("../../package.json")'),
  'read above the root': () => set('#read("/../../package.json")'),
  'show a picture of a site': () => set('#image("https://example.com/x.png")'),
  'load a package': () => set('#import "@preview/example:0.1.0": *'),
  'load another library': () => process.dlopen({ exports: {} }, 'made.node'),
};
const answers: Record<string, string> = {};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    attempt();
    answers[name] = 'done';
  } catch (error) {
    // The compiler puts the error text into `code`.
    const { code, message } = error as { code?: string; message: string };
    const output = `${code} ${message}`;
    answers[name] =
      /access denied|not found|failed to download|No library/u.exec(output)?.[0] ?? output;
  }
}
process.send?.(answers, () => process.exit(0));
