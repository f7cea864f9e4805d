import { Link } from 'react-router';

type Props = { name: string; slug: string | null; className?: string };

/** A company's name, linked to its page if it has one here. */
export function CompanyLink({ name, slug, className }: Props) {
  if (slug === null) return <span className={className}>{name}</span>;
  return (
    <Link to={`/companies/${slug}`} discover="none" className={className}>
      {name}
    </Link>
  );
}
