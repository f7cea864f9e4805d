const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether JSON is nested too deeply; recursive code would overflow the stack. */
export function isDeeplyNested(json: Uint8Array, most = 50): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (opening.has(byte) && ++depth > most) return true;
    else if (closing.has(byte)) depth--;
  }
  return false;
}
