// The last step of `npm run build`: writes .br and .gz next to every text asset, for the server to
// send unchanged.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const assets = fileURLToPath(new URL('../build/client/assets', import.meta.url));
const smallest = 1024;
const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const encodings = { br: brotli, gz: (bytes) => promisify(gzip)(bytes, { level: 9 }) };

async function precompress(name) {
  const bytes = await readFile(join(assets, name));
  if (bytes.length < smallest) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await encode(bytes);
    if (encoded.length < bytes.length) await writeFile(join(assets, `${name}.${ending}`), encoded);
  }
}

const names = await readdir(assets);
await Promise.all(names.filter((name) => /\.(js|css|svg|json)$/u.test(name)).map(precompress));
