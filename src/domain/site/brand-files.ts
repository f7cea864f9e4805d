/**
 * The logo files in `public/brand`: icon and full logo, for light and dark backgrounds. Each is 48
 * px high.
 */
export const brandVariants = [
  { name: 'firstrung-logo', width: 236, ground: 'light', text: 'logo' },
  { name: 'firstrung-logo-dark', width: 236, ground: 'dark', text: 'logo-dark' },
  { name: 'firstrung-mark', width: 48, ground: 'light', text: 'mark' },
  { name: 'firstrung-mark-dark', width: 48, ground: 'dark', text: 'mark-dark' },
] as const;
export const brandFormats = ['svg', 'png'] as const;

export const brandPath = (name: string, format: (typeof brandFormats)[number]) =>
  `/brand/${name}.${format}`;
