/** Loads a company's colors, for elements with its slug in `data-brand`. */
export function BrandStyles({ slug, version }: { slug: string | null; version: number | null }) {
  if (slug === null || version === null) return null;
  const href = `/companies/${encodeURIComponent(slug)}/brand.css?v=${version}`;
  return <link rel="stylesheet" href={href} precedence="brand" />;
}
