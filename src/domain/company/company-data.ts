type Facts = {
  name: string;
  slug: string;
  logoId: string | null;
  description: string | null;
  website: string | null;
  linkedinUrl: string | null;
  foundedYear: number | null;
  address: string | null;
  contact: { email: string | null; phone: string | null } | null;
};

/** A company as schema.org Organization. */
export function companyData(company: Facts, origin: string) {
  const { name, slug, logoId, description, website, linkedinUrl, foundedYear, address } = company;
  const { email, phone } = company.contact ?? {};
  const sameAs = [website, linkedinUrl].filter((each) => each !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/companies/${encodeURIComponent(slug)}`,
    ...(logoId && { logo: `${origin}/logos/${logoId}` }),
    ...(description && { description }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(foundedYear && { foundingDate: String(foundedYear) }),
    ...(address && { address }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}
