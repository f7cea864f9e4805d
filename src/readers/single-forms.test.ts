import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const parts = {
  head: 'Ann Lee\nann@example.com',
  work: 'Line Cook, Harbour Grill\nMar 2019 - Present\n- Ran the fish station for 120 covers',
  study: 'B.Sc. Nutrition, Lakeside University, 2018',
};

/** A resume that is plain but for one part. */
async function readWith(part: Partial<typeof parts>) {
  const { head, work, study } = { ...parts, ...part };
  const text = `${head}\n\nExperience\n${work}\n\nEducation\n${study}\n\nSkills\nKnife work, Excel\n`;
  const { reading } = await readFile(new TextEncoder().encode(text));
  const { basics, experience, education } = reading?.resume ?? {};
  return {
    name: `${basics?.firstName} ${basics?.lastName}`.trim(),
    title: basics?.title,
    phone: basics?.phone,
    jobs: experience?.map((job) =>
      [job.position, job.company, job.location, job.start, job.end, job.description].join(' | '),
    ),
    schools: education?.map((each) => [each.degree, each.field, each.institution].join(' | ')),
  };
}

test.each([
  ['Oliver Grant - Pastry Chef', 'Oliver Grant', 'Pastry Chef'],
  ['Oliver Grant, Data Engineer', 'Oliver Grant', 'Data Engineer'],
  ['CURRICULUM VITAE OF TENZIN WANGMO', 'TENZIN WANGMO', ''],
  ['Noor Haddad (they/them)', 'Noor Haddad', ''],
  ['Jim Butcher', 'Jim Butcher', ''],
  ['Meenakshi', 'Meenakshi', ''],
  ['फ़ातिमा ख़ान', 'फ़ातिमा ख़ान', ''],
])('ATS-01 the first line %s is the name %s and the title %s', async (line, name, title) => {
  expect(await readWith({ head: `${line}\nmail@example.com` })).toMatchObject({ name, title });
});

test.each(['+1 (415) 867-5309', '(+1) 415-867-5309', '+44 (0)20 7946 0958'])(
  'ATS-01 the phone number %s stays whole',
  async (phone) => {
    const told = await readWith({ head: `${parts.head} | ${phone}` });
    expect(told.phone).toBe(phone);
  },
);

test.each([
  [
    'Line Cook\nHarbour Grill\nJan 2020 - Mar 2021 (1 yr 3 mos)\n- Cooked fish',
    'Line Cook | Harbour Grill |  | 2020-01 | 2021-03 | Cooked fish',
  ],
  [
    'Harbour Grill\n2 years 8 months\nLine Cook\nJan 2020 - Mar 2021 · 1 yr 3 mos\nLeeds, UK\n- Cooked fish',
    'Line Cook | Harbour Grill | Leeds, UK | 2020-01 | 2021-03 | Cooked fish',
  ],
  [
    'Harbour Grill\nLine Cook\nJan 2020 - Mar 2021 | Full-time | Leeds\n- Cooked fish',
    'Line Cook | Harbour Grill | Leeds | 2020-01 | 2021-03 | Cooked fish',
  ],
  [
    'Line Cook | Harbour Grill | 2020-01-15 – 2022-03-31\n- Cooked fish',
    'Line Cook | Harbour Grill |  | 2020-01 | 2022-03 | Cooked fish',
  ],
])('ATS-01 the job %j is read with its dates and without its duration', async (work, job) => {
  expect(await readWith({ work })).toMatchObject({ jobs: [job], phone: '' });
});

test.each([
  [
    'University of California, Santa Cruz\nB.A. in History, 2016 - 2020',
    'B.A. | History | University of California, Santa Cruz',
  ],
  [
    'University of Texas, El Paso, B.Sc. Geology, 2020',
    'B.Sc. | Geology | University of Texas, El Paso',
  ],
  ['University of Oxford, Philosophy\nMA, 2020', 'MA | Philosophy | University of Oxford'],
])('ATS-01 the campus in %j belongs to the school', async (study, school) => {
  expect((await readWith({ study })).schools).toEqual([school]);
});
