/** The language last chosen in this browser, for visitors who are not signed in. */
export const languageCookie = 'firstrung_language';
