type Make<Options, Formatter> = new (locale: string, options?: Options) => Formatter;

function kept<Options, Formatter>(Kind: Make<Options, Formatter>) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    let formatter = made.get(key);
    if (formatter === undefined) {
      formatter = new Kind(locale, options);
      made.set(key, formatter);
    }
    return formatter;
  };
}

// Creating an Intl object costs up to a hundred times more than using it, so they are cached.
export const dateTimeFormat = kept(Intl.DateTimeFormat);
export const numberFormat = kept(Intl.NumberFormat);
export const pluralRules = kept(Intl.PluralRules);
export const relativeTimeFormat = kept(Intl.RelativeTimeFormat);
export const listFormat = kept(Intl.ListFormat);
