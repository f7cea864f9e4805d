/** The language that was last chosen in this browser, for pages that know nobody. */
export const languageCookie = 'firstrung_language';
