import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { badgePictureOf, pngOf } from './badge-picture.ts';
import { bakePng, bakeSvg } from './bake-badge.ts';
import { canonicalForm, type JsonObject } from './canonical-form.ts';
import { findProof, isProven, sortedJson } from './data-integrity.ts';
import { fromMultibase, toMultibase } from './multibase.ts';
import { readBadgeFile } from './read-badge-file.ts';
import { isSignedBy } from './signing-key.ts';

const corpus = new URL('../../../../../shared/data/credentials/', import.meta.url);
const hasCorpus = existsSync(corpus);
const read = (name: string) => readFileSync(new URL(name, corpus));
const json = (name: string) => JSON.parse(read(name).toString());

test('CRED-01 the samples of the official validator verify as measured', async ({ annotate }) => {
  if (!hasCorpus) await annotate('skipped: no corpus');
  const samples: Record<string, { signature: unknown }> = hasCorpus
    ? json('ob30-1edtech/expected.json').cases
    : {};
  for (const [name, { signature }] of Object.entries(samples)) {
    const isGood = await isSampleGood(readBadgeFile(read(`ob30-1edtech/${name}`)) ?? '');
    // The pictures have no measured signature, but their badges are valid ones.
    expect([name, isGood]).toEqual([name, signature === true || /json\.(png|svg)$/u.test(name)]);
  }
});

async function isSampleGood(text: string): Promise<boolean> {
  if (!text.trimStart().startsWith('{')) return false;
  const document = JSON.parse(text);
  const proof = findProof(document);
  if (proof === null) return false;
  const key =
    proof.verificationMethod
      .replace(/^did:key:/u, '')
      .split('#')
      .at(-1) ?? '';
  return isProven(document, proof, key).catch(() => false);
}

test('CRED-01 the W3C vector of eddsa-rdfc-2022, step by step', async ({ annotate }) => {
  if (!hasCorpus) return annotate('skipped: no corpus');
  const folder = 'vc-di-eddsa/eddsa-rdfc-2022/';
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(read(folder + name))
      .digest('hex');
  const [document, options] = [hashOf('canonDocDataInt.txt'), hashOf('proofCanonDataInt.txt')];
  expect(document).toBe(read(`${folder}docHashDataInt.txt`).toString().trim());
  expect(options).toBe(read(`${folder}proofHashDataInt.txt`).toString().trim());
  const signature = fromMultibase(read(`${folder}sigBTC58DataInt.txt`).toString().trim());
  const { publicKeyMultibase } = json('vc-di-eddsa/keyPair.json');
  const bytes = Buffer.from(options + document, 'hex');
  expect(isSignedBy(publicKeyMultibase, bytes, signature ?? Buffer.alloc(0))).toBe(true);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  expect(isSignedBy(publicKeyMultibase, bytes, signature ?? Buffer.alloc(0))).toBe(false);
});

test('CRED-01 the vectors of RFC 8785, and the W3C one of eddsa-jcs-2022', async ({ annotate }) => {
  if (!hasCorpus) return annotate('skipped: no corpus');
  for (const name of ['arrays', 'french', 'structures', 'unicode', 'values', 'weird'])
    expect(sortedJson(json(`jcs/input/${name}.json`)), name).toBe(
      read(`jcs/output/${name}.json`).toString(),
    );
  const folder = 'vc-di-eddsa/eddsa-jcs-2022/';
  const text = (name: string) => read(folder + name).toString();
  expect(sortedJson(json('vc-di-eddsa/unsigned.json'))).toBe(text('canonDocJCS.txt'));
  expect(sortedJson(json(`${folder}proofConfigJCS.json`))).toBe(text('proofCanonJCS.txt'));
  const signed = json(`${folder}signedJCS.json`);
  const { publicKeyMultibase } = json('vc-di-eddsa/keyPair.json');
  const isGood = async (document: JsonObject) => {
    const proof = findProof(document);
    return proof !== null && isProven(document, proof, publicKeyMultibase);
  };
  expect(await isGood(signed)).toBe(true);
  expect(await isGood({ ...signed, name: 'Changed' })).toBe(false);
  const moved = { ...signed, proof: { ...signed.proof, created: '2020-01-01T00:00:00Z' } };
  expect(await isGood(moved)).toBe(false);
  // Contexts after those of the proof are not signed; others in front of them are refused.
  const contexts = signed['@context'] as string[];
  expect(await isGood({ ...signed, '@context': [...contexts, 'urn:more'] })).toBe(true);
  await expect(isGood({ ...signed, '@context': ['urn:more', ...contexts] })).rejects.toThrow();
});

test('CRED-01 what is baked into a picture comes out as it went in', () => {
  const badge = '{"name":"María अदिति 🎓 Ame\u0301lie ]]> <b>&amp;"}';
  const picture = badgePictureOf('https://careers.test/blockchain-verification?badge=1');
  const png = bakePng(pngOf(picture), badge);
  expect(readBadgeFile(png)).toBe(badge);
  expect(readBadgeFile(Buffer.from(bakeSvg(picture, badge)))).toBe(badge);
  expect(readBadgeFile(pngOf(picture))).toBeNull();
  expect(readBadgeFile(png.subarray(0, png.length - 100))).toBeNull();
});

test('CRED-01 the picture of a badge shows its link as a QR code that a camera can read', async () => {
  const url = 'https://careers.test/blockchain-verification?badge=1';
  const { data, info } = await sharp(pngOf(badgePictureOf(url)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { size, data: modules } = encode(url, { ecc: 'M', border: 4 });
  // The code is in the middle, at the bottom of a picture of 240 by 372.
  const unit = info.width / 240;
  const step = (124 / size) * unit;
  expect(step).toBeGreaterThan(6);
  const at = (x: number, y: number) =>
    data[
      Math.floor(240 * unit + (y + 0.5) * step) * info.width +
        Math.floor(58 * unit + (x + 0.5) * step)
    ];
  const wrong = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (at(x, y) === (isDark ? 0 : 255) ? [] : [[x, y]])),
  );
  expect(wrong).toEqual([]);
});

test('CRED-01 an unknown vocabulary and one inside the badge are refused', async () => {
  const one = { '@context': ['https://evil.test/context'], id: 'urn:x' };
  await expect(canonicalForm(one)).rejects.toThrow('evil.test');
  const own = { '@context': [{ name: 'urn:name' }], name: 'x' };
  await expect(canonicalForm(own)).rejects.toThrow('of its own');
});

test('CRED-01 base 58 keeps leading zeros', () => {
  const bytes = Buffer.from([0, 0, 1, 255]);
  expect(fromMultibase(toMultibase(bytes))).toEqual(bytes);
  expect(fromMultibase('z0OIl')).toBeNull();
});
