import display from '#web/fonts/bricolage-grotesque.woff2?url';
import text from '#web/fonts/inter.woff2?url';

/** URLs to preload: `display` only on pages with a public heading. */
export const fonts = { text, display };
