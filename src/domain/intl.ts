type Make<Options, Formatter> = new (locale: string, options?: Options) => Formatter;

function cached<Options, Formatter>(Kind: Make<Options, Formatter>) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    let formatter = formatters.get(key);
    if (formatter === undefined) {
      formatter = new Kind(locale, options);
      formatters.set(key, formatter);
    }
    return formatter;
  };
}

// Creating an Intl object costs up to a hundred times more than using it, so they are cached.
export const dateTimeFormat = cached(Intl.DateTimeFormat);
export const numberFormat = cached(Intl.NumberFormat);
export const pluralRules = cached(Intl.PluralRules);
export const relativeTimeFormat = cached(Intl.RelativeTimeFormat);
export const listFormat = cached(Intl.ListFormat);
