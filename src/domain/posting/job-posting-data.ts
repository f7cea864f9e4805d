import type { Degree } from '#domain/match/degree.ts';
import { xmlText } from '#domain/site/xml-text.ts';
import type { PostingType, SalaryPeriod } from './posting.ts';
import type { Block } from './read-markdown.ts';
import { minorDigits } from './salary-amount.ts';
import { type Workplace, workplaceOf } from './workplace.ts';

type Facts = {
  id: string;
  title: string;
  companyName: string;
  about: { website: string | null } | null;
  description: Block[];
  location: string | null;
  country: string | null;
  workplace: Workplace;
  type: string | null;
  salary: { min: number; max: number; currency: string; period: SalaryPeriod } | null;
  deadline: Date | null;
  postedAt: Date;
  skills: string[];
  conditions: { minDegree: Degree | null };
  isOpen: boolean;
};

const employment: Partial<Record<PostingType, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};
// Degree names that search engines know; between bachelor and doctorate there is only
// 'postgraduate'.
const credentials: Record<Degree, string> = {
  diploma: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};
const units: Record<SalaryPeriod, string> = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' };

/**
 * A posting as schema.org JobPosting with everything that Google requires. Null unless it is open
 * and its country known: incomplete data is worse than none.
 */
export function jobPostingData(posting: Facts, origin: string) {
  const { country, salary, about, type, description } = posting;
  const { minDegree } = posting.conditions;
  if (!posting.isOpen || country === null || description.length === 0) return null;
  const isRemote = workplaceOf(posting) === 'remote';
  const website = URL.parse(about?.website ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.title,
    description: descriptionHtml(description),
    datePosted: posting.postedAt.toISOString(),
    ...(posting.deadline && { validThrough: posting.deadline.toISOString() }),
    identifier: { '@type': 'PropertyValue', name: posting.companyName, value: posting.id },
    url: `${origin}/job-application/${posting.id}`,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: posting.companyName,
      ...(website && /^https?:$/u.test(website.protocol) && { sameAs: website.href }),
    },
    ...(type && type in employment && { employmentType: employment[type as PostingType] }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
    ...((!isRemote || posting.location) && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(posting.location && { addressLocality: posting.location.split(',')[0]?.trim() }),
          addressCountry: country,
        },
      },
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: inMajorUnits(salary.min, salary.currency),
          maxValue: inMajorUnits(salary.max, salary.currency),
          unitText: units[salary.period],
        },
      },
    }),
    ...(minDegree && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: credentials[minDegree],
      },
    }),
    ...(posting.skills.length > 0 && { skills: posting.skills.join(', ') }),
  };
}

function inMajorUnits(amount: number, currency: string): number {
  return amount / 10 ** (minorDigits(currency) ?? 2);
}

/** The description as simple HTML, as search engines require; all text is escaped. */
function descriptionHtml(blocks: Block[]): string {
  return blocks
    .map(({ kind, lines }) => {
      const texts = lines.map((spans) => xmlText(spans.map(({ text }) => text).join('')));
      if (kind === 'list' || kind === 'numbers') {
        const name = kind === 'list' ? 'ul' : 'ol';
        return `<${name}>${texts.map((text) => `<li>${text}</li>`).join('')}</${name}>`;
      }
      const name = kind === 'heading' ? 'h3' : 'p';
      return `<${name}>${texts.join(' ')}</${name}>`;
    })
    .join('');
}
