import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { companyData } from '#domain/company/company-data.ts';
import { CompanyPage } from '#web/features/company/company-page.tsx';
import { PostingCard } from '#web/features/posting/posting-card.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader, type Prefetch } from '#web/lib/page.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const queryOf = (params: Prefetch['params']) =>
  api.company.loadPublic.query({ slug: params['slug'] ?? '' });
const companyIn = ({ cache, params }: Prefetch) => cache.getQueryData(queryOf(params).queryKey);

export const loader = pageLoader({
  texts: ['public-company', 'company-fields', 'careers', 'posting-kind'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.company.loadPublic.query({ slug: params['slug'] ?? '' })),
  title: (t, page) => t('public-company.title', { name: companyIn(page)?.name ?? '' }),
  description: (t, page) => {
    const { name = '', openPostings: count = 0 } = companyIn(page) ?? {};
    return t('public-company.description', { name, count });
  },
  isUnlisted: (page) => companyIn(page)?.isIndexed !== true,
  image: ({ params }) => {
    const slug = params['slug'] ?? '';
    return /^[a-z0-9-]{1,100}$/u.test(slug) ? `/share/company/${slug}.png` : '/share/page/site.png';
  },
});

/** All jobs of a company that has more than the page shows. */
const allJobsOf = (name: string) => `/jobs?${new URLSearchParams({ company: name })}`;

export default function PublicCompanyPage() {
  const t = useTexts();
  const { data: company } = useSuspenseQuery(queryOf(useParams()));
  const { name, postings, openPostings } = company;
  return (
    <>
      <StructuredData
        make={import.meta.env.SSR ? (origin) => companyData(company, origin) : null}
      />
      <CompanyPage company={company}>
        <ul className="mt-5 grid gap-4 md:grid-cols-2">
          {postings.map((posting) => (
            <li key={posting.id}>
              <PostingCard posting={posting} hidesCompany via="company" />
            </li>
          ))}
        </ul>
        {openPostings > postings.length && (
          <ButtonLink to={allJobsOf(name)} className="mt-6">
            {t('public-company.all', { count: openPostings })}
          </ButtonLink>
        )}
      </CompanyPage>
    </>
  );
}
