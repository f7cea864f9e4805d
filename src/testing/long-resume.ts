import { asPdf } from '#readers/three-formats.fixture.ts';

/** Fourteen jobs, each with its title, company and dates. */
const text = [
  'Rahul Sharma',
  'Senior Product Manager',
  'Gurugram, India  |  +91 9811122233  |  rahul.sharma@outlook.com',
  '\nWORK EXPERIENCE',
  ...Array.from({ length: 14 }, (_, at) => {
    const [company, year] = [`Kestrel ${String.fromCodePoint(65 + at)}`, 2022 - at];
    return `
${company} Logistics, Bengaluru
Product Manager                                          Jan ${year} – Dec ${year}
• Raised conversion by ${at + 3}% in two quarters
• Own the checkout experience for ${at + 2}M monthly users`;
  }),
  '\nEDUCATION\n\nDelhi Technological University',
  'B.Tech, Mechanical Engineering                           2004 – 2008',
  // Without a degree: worth a look.
  '\nSpringfield Academy                                        2002 – 2004',
  '\nSKILLS\nProduct strategy, SQL, A/B testing, Figma, Amplitude, Jira',
].join('\n');

/** The PDF resume of a fictional person with a long career and one school that is read with doubt. */
export const longResumePdf = () => asPdf(text);
