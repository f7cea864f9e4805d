const forms =
  /\b(?:inc|incorporated|ltd|limited|pvt|private|llc|llp|gmbh|corp|corporation|company|co|plc|ag|sa|bv|technologies|technology)\b/gu;

/**
 * Equal for duplicate postings: company, title and location, ignoring case, punctuation, legal
 * forms, and a location repeated in the title.
 */
export function duplicateKeyOf({
  companyName,
  title,
  place,
}: {
  companyName: string;
  title: string;
  /** A city key, or the location as written; null for fully remote work. */
  place: string | null;
}): string {
  const company = folded(companyName);
  const plainCompany = company.replaceAll(forms, ' ').replaceAll(/\s+/gu, ' ').trim() || company;
  const plainTitle = folded(
    title
      .replaceAll(/\([^()]{0,80}\)|\[[^[\]]{0,80}\]/gu, ' ')
      .replace(/\s[-–|]\s*(?:remote|hybrid|onsite|india|usa?)\s*$/iu, ''),
  );
  return [plainCompany, plainTitle || folded(title), place === null ? '' : folded(place)].join('|');
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\bsr\b\.?/gu, 'senior')
    .replaceAll(/\bjr\b\.?/gu, 'junior')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
