const context = 'https://schema.org';

/** The operator as schema.org Organization. */
export function organizationData(origin: string, product: string) {
  return {
    '@context': context,
    '@type': 'Organization',
    name: product,
    url: `${origin}/`,
    logo: `${origin}/brand/firstrung-mark.png`,
  };
}

/** The path from the home page to this page as schema.org BreadcrumbList. */
export function breadcrumbData(steps: readonly { name: string; path: string }[], origin: string) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}

type Facts = { slug: string; title: string; description: string; author: string; date: string };

/** A blog article as schema.org BlogPosting. */
export function articleData(
  { slug, title, description, author, date }: Facts,
  origin: string,
  product: string,
) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    author: { '@type': 'Organization', name: author, url: `${origin}/about` },
    publisher: {
      '@type': 'Organization',
      name: product,
      logo: { '@type': 'ImageObject', url: `${origin}/brand/firstrung-mark.png` },
    },
    image: `${origin}/share/article/${slug}.png`,
    mainEntityOfPage: `${origin}/blog/${slug}`,
  };
}
