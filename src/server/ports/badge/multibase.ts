const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Base 58 with the prefix 'z', as keys and signatures are written. */
export function toMultibase(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${text}`;
}

/** Null if it is not base 58, or longer than a key or signature can be. */
export function fromMultibase(text: string): Uint8Array | null {
  if (!text.startsWith('z') || text.length > 200) return null;
  let number = 0n;
  for (const letter of text.slice(1)) {
    const digit = alphabet.indexOf(letter);
    if (digit === -1) return null;
    number = number * 58n + BigInt(digit);
  }
  const zeros = /^z(1*)/u.exec(text)?.[1]?.length ?? 0;
  const hex = number === 0n ? '' : number.toString(16);
  const body = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.alloc(zeros), body]);
}
