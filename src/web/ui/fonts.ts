import display from '#web/fonts/bricolage-grotesque.woff2?url';
import text from '#web/fonts/inter.woff2?url';

/** Addresses to preload: `display` only where a public heading is shown. */
export const fonts = { text, display };
