const maxFormatters = 1_000;

type Make<Options, Formatter> = new (locale: string, options?: Options) => Formatter;

function cached<Options, Formatter>(Kind: Make<Options, Formatter>) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    let formatter = formatters.get(key);
    if (formatter === undefined) {
      formatter = new Kind(locale, options);
      // Requests name time zones, each in any mix of upper and lower case.
      if (formatters.size >= maxFormatters) formatters.clear();
      formatters.set(key, formatter);
    }
    return formatter;
  };
}

/** Day 1 before a month's name: French writes '1er mai', which no Intl format knows. */
const firstOfMonth = /(?<!\S)1(?=\s\p{L}{3})/u;

class DateFormat extends Intl.DateTimeFormat {
  readonly #isFrench = this.resolvedOptions().locale.startsWith('fr');

  override format(date?: Date | number): string {
    const text = super.format(date);
    return this.#isFrench ? text.replace(firstOfMonth, '1er') : text;
  }
}

// Creating an Intl object costs up to a hundred times more than using it, so they are cached.
export const dateTimeFormat = cached(DateFormat);
export const numberFormat = cached(Intl.NumberFormat);
export const pluralRules = cached(Intl.PluralRules);
export const relativeTimeFormat = cached(Intl.RelativeTimeFormat);
export const listFormat = cached(Intl.ListFormat);
