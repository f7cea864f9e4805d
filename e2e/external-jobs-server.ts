import { startFakeSources } from '#testing/fake-sources.ts';
import { startEmptyServer } from './empty-server.ts';

const description =
  '<h2>What you do</h2><p>You run the oven of a bakery that opens at five.</p><ul><li>Shape loaves</li><li>Write down what sold</li></ul><h2>What you bring</h2><p>Patience, and a year at an oven.</p>';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Source data: the same occupation in each, so that one search finds a posting of every source. */
const answers = {
  linkedin: {
    elements: [
      {
        id: 'n1',
        title: 'Oven Hand, Night Shift',
        company: { name: 'Crust & Co' },
        location: 'Pune, India',
        employmentStatus: 'FULL_TIME',
        description,
        postedDate: daysAgo(2).toISOString(),
        applicationUrl: 'https://crustandco.careers/apply/oven-hand',
      },
      {
        id: 'n2',
        title: 'Oven Hand for a Hotel',
        company: { name: 'Grand Hotel' },
        location: 'Mumbai, India',
        description,
        postedDate: daysAgo(3).toISOString(),
        applicationUrl: 'https://linkedin-jobs.com/apply/oven-hand',
      },
    ],
  },
  recruitee: {
    offers: [
      {
        id: 7,
        title: 'Oven Hand',
        company_name: 'Acme Foods',
        description,
        location: 'Berlin, Germany',
        employment_type_code: 'fulltime_permanent',
        experience_code: 'mid_level',
        hybrid: true,
        salary: { min: '32000', max: '38000', period: 'year', currency: 'EUR' },
        published_at: daysAgo(4).toISOString(),
        close_at: daysAgo(-6).toISOString(),
        careers_url: 'https://acme.recruitee.com/o/oven-hand',
        status: 'published',
      },
    ],
  },
  remoteok: [
    { legal: 'Name us, and link to us.' },
    {
      id: '701',
      position: 'Oven Hand who writes recipes from anywhere in the world',
      company: 'Levain',
      description,
      tags: ['writing'],
      location: 'Worldwide',
      salary_min: 40_000,
      salary_max: 55_000,
      date: daysAgo(40).toISOString(),
      url: 'https://remoteok.com/remote-jobs/701',
    },
  ],
};

/** The product with local external-job sources: some return jobs, one does not respond. */
export async function startExternalJobsServer() {
  const fake = await startFakeSources();
  fake.gives('linkedin', answers.linkedin);
  fake.gives('recruitee', answers.recruitee);
  fake.gives('remoteok', answers.remoteok);
  fake.behaves('naukri', 'down');
  const server = await startEmptyServer({
    demo: 'on',
    env: {
      SOURCES_LOOPBACK: 'on',
      NETWORK_JOBS_URL: `${fake.origin}/network`,
      NETWORK_JOBS_KEY: 'key',
      INDIAN_JOBS_URL: `${fake.origin}/indian`,
      INDIAN_JOBS_KEY: 'key',
      RECRUITEE_URL: `${fake.origin}/recruitee/{board}/api/offers/`,
      REMOTEOK_URL: `${fake.origin}/remote-ok`,
    },
  });
  return {
    origin: server.origin,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await fake[Symbol.asyncDispose]();
    },
  };
}
