import { qrOf } from '#server/ports/badge/qr-of.ts';

/** The data that an app needs for a seed: the text to type, and the QR code as an SVG path. */
export function setUpOf(seed: string, email: string, product: string) {
  // The issuer ends at the first colon in an otpauth URI.
  const issuer = product.replaceAll(':', ' ');
  const label = `${issuer}:${email}`;
  const address = `otpauth://totp/${encodeURIComponent(label)}?secret=${seed}&issuer=${encodeURIComponent(issuer)}`;
  const { size, path } = qrOf(address);
  return { secret: seed.match(/.{1,4}/gu)?.join(' ') ?? seed, address, size, path };
}
