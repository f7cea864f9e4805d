/** The logo as files, in `public/brand`: the mark alone and with the name, for light and for dark ground. */
export const brandLooks = [
  { name: 'firstrung-logo', ground: 'light', text: 'logo' },
  { name: 'firstrung-logo-dark', ground: 'dark', text: 'logo-dark' },
  { name: 'firstrung-mark', ground: 'light', text: 'mark' },
  { name: 'firstrung-mark-dark', ground: 'dark', text: 'mark-dark' },
] as const;
export const brandFormats = ['svg', 'png'] as const;

export const brandPath = (name: string, format: (typeof brandFormats)[number]) =>
  `/brand/${name}.${format}`;
