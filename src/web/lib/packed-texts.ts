import type { CompiledTexts } from '#domain/texts/compiled-texts.ts';

/**
 * The texts of a page on their way to the browser: one string. Hundreds of keys and values of a loader's object would
 * each be numbered, and the first answer to a visitor is to fit what a new connection may send at once.
 */
export type PackedTexts = string & { packed: CompiledTexts };

export const packTexts = (texts: CompiledTexts) => JSON.stringify(texts) as PackedTexts;

export const unpackTexts = (packed: PackedTexts) => JSON.parse(packed) as CompiledTexts;
