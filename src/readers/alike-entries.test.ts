import { expect, test } from 'vitest';
import { pdfWith, write } from './damaged-files.fixture.ts';
import { readFile } from './read-file.ts';

const head = 'Ann Lee\nann@example.com | +44 7700 900555\n\nExperience\n';

async function jobsOf(lines: string) {
  const { reading } = await readFile(new TextEncoder().encode(`${head}${lines}\n`));
  return reading?.resume.experience.map((job) =>
    [job.position, job.company, job.location, `${job.start} ${job.end}`].join(' | '),
  );
}

test.each([
  [
    'places that no list has, after the employers',
    `Nanny
Private household, Hovebridge
Sept 2021 – present
• Full charge of twins
Key Holder
Oliver Bonnard, Brighton
Mar 2019 – Aug 2021
• Opened and cashed up
Crew Trainer
Pine & Vine, Lower Wexcombe
Jun 2017 – Feb 2019
• Trained 25 starters`,
    [
      'Nanny | Private household | Hovebridge | 2021-09 present',
      'Key Holder | Oliver Bonnard | Brighton | 2019-03 2021-08',
      'Crew Trainer | Pine & Vine | Lower Wexcombe | 2017-06 2019-02',
    ],
  ],
  [
    'title, employer and place on one line, where one of them has a subject',
    `Head of Year 9 and Teacher of Geography, Fitzalan High School, Cardiff
September 2017 to date
• Raised grades
Teacher of Geography, Ysgol Bryn Elen, Colwen Bay
September 2013 to August 2017
• Ran the walking club`,
    [
      'Head of Year 9 and Teacher of Geography | Fitzalan High School | Cardiff | 2017-09 present',
      'Teacher of Geography | Ysgol Bryn Elen | Colwen Bay | 2013-09 2017-08',
    ],
  ],
  [
    'what an employer does in brackets, above two roles',
    `iFruta (fruit delivery marketplace, 5,000 employees)          Recife, Brazil
Staff Software Engineer          May 2022 – Present
• Cut delivery time
Senior Software Engineer          Jan 2020 – Apr 2022
• Split the monolith
Perto (location startup)          Recife, Brazil
Software Engineer          Jul 2017 – Dec 2019
• Built the client`,
    [
      'Staff Software Engineer | iFruta | Recife, Brazil | 2022-05 present',
      'Senior Software Engineer | iFruta | Recife, Brazil | 2020-01 2022-04',
      'Software Engineer | Perto | Recife, Brazil | 2017-07 2019-12',
    ],
  ],
  [
    'dates that go on below, in a margin',
    `seit September 2021        Holzbau Hubner GmbH, Bad Aiblingen
                           Zimmerergeselle
                           • Abbund von Dachstühlen
September 2018 – August    Zimmerei Lechler, Rosenheim
2021                       Auszubildender Zimmerer`,
    [
      'Zimmerergeselle | Holzbau Hubner GmbH | Bad Aiblingen | 2021-09 present',
      'Auszubildender Zimmerer | Zimmerei Lechler | Rosenheim | 2018-09 2021-08',
    ],
  ],
  [
    'departments, which are no places',
    `Registered Nurse, Telemetry | Riverside Hospital
Jan 2020 – Present
• Monitored 32 beds
Registered Nurse, Radiology | Hilltop Clinic
Jan 2018 – Dec 2019
• Prepared patients`,
    [
      'Registered Nurse, Telemetry | Riverside Hospital |  | 2020-01 present',
      'Registered Nurse, Radiology | Hilltop Clinic |  | 2018-01 2019-12',
    ],
  ],
  [
    'towns with the letters of their state',
    `Hilltop Pediatrics, Denver CO
Medical Assistant, 2022–present
• Vaccinations
Nordtuch, Lakewick CO
Patient Care Coordinator, 2019–2022`,
    [
      'Medical Assistant | Hilltop Pediatrics | Denver CO | 2022 present',
      'Patient Care Coordinator | Nordtuch | Lakewick CO | 2019 2022',
    ],
  ],
  [
    'words for at before the employer',
    `Addetta alla reception presso Hotel Sitetta, Torino
da marzo 2021 a oggi
Commessa presso Zarina, Torino
da giugno 2018 a febbraio 2021`,
    [
      'Addetta alla reception | Hotel Sitetta | Torino | 2021-03 present',
      'Commessa | Zarina | Torino | 2018-06 2021-02',
    ],
  ],
  [
    'counties of Ireland',
    `2019 – present    Head Butcher, Nordvalu, Ennis, Co. Clare
2014 – 2019    Butcher, Derry Clarke Meats, Gort, Co. Galway`,
    [
      'Head Butcher | Nordvalu | Ennis, Co. Clare | 2019 present',
      'Butcher | Derry Clarke Meats | Gort, Co. Galway | 2014 2019',
    ],
  ],
  [
    'sentences that begin with their dates',
    `Since Apr'19 with Biotuch, Bengaluru as Deputy Manager – Quality Assurance
• Reviewed batch records
Jul'15 – Mar'19 with Strident Pharma, Hosurpur as Senior Executive – Quality Control`,
    [
      'Deputy Manager – Quality Assurance | Biotuch | Bengaluru | 2019-04 present',
      'Senior Executive – Quality Control | Strident Pharma | Hosurpur | 2015-07 2019-03',
    ],
  ],
  [
    'an employer after its title, beside entries without one',
    `Programme Officer, Bramwell          Jan 2021 – Present
• Managed grants
Volunteer Teacher          Jan 2018 – Dec 2018
• Taught maths
Kitchen Porter, The Butcher, Stockport          Jan 2016 – Dec 2016
• Kept the kitchen clean`,
    [
      'Programme Officer | Bramwell |  | 2021-01 present',
      'Volunteer Teacher |  |  | 2018-01 2018-12',
      'Kitchen Porter | The Butcher | Stockport | 2016-01 2016-12',
    ],
  ],
  [
    'a title that resembles a county',
    'Co Founder | Zest Labs | Jan 2020 – Dec 2021\n• Sold jams',
    ['Co Founder | Zest Labs |  | 2020-01 2021-12'],
  ],
  [
    'an employer that is a county',
    'Nursing Assistant | Orange County | Jan 2020 – Dec 2021\n• Cared for ten people',
    ['Nursing Assistant | Orange County |  | 2020-01 2021-12'],
  ],
])('RES-05 entries written alike are read alike: %s', async (_, lines, jobs) => {
  expect(await jobsOf(lines)).toEqual(jobs);
});

test('RES-05 what stands in a style of its own is a name apart from the text after it', async () => {
  const bytes = await pdfWith((pdf) => {
    const rows: [string, number, boolean][] = [
      ['Ann Lee', 22, true],
      ['ann@example.com', 10, false],
      ['EXPERIENCE', 13, true],
    ];
    for (const [at, [text, size, isBold]] of rows.entries())
      write(pdf, 60, 50 + at * 20, text, size, '#000000', isBold);
    const jobs = [
      ['Warehouse Lead', 'Nordtuch Logistics', 'Charlotte, NC', '3/2020 - Present'],
      ['Order Picker', 'Hilltop Stores', 'Statesburg, NC', '8/2017 - 2/2020'],
    ];
    for (const [at, [title = '', company = '', place = '', dates = '']] of jobs.entries()) {
      const y = 120 + at * 45;
      write(pdf, 60, y, title, 10, '#000000', true);
      write(pdf, 300, y, company, 10, '#000000', true);
      write(pdf, 303 + pdf.widthOfString(company), y, place);
      write(pdf, 60, y + 15, dates);
    }
  });
  const { reading } = await readFile(bytes);
  expect(reading?.resume.experience).toMatchObject([
    { position: 'Warehouse Lead', company: 'Nordtuch Logistics', location: 'Charlotte, NC' },
    { position: 'Order Picker', company: 'Hilltop Stores', location: 'Statesburg, NC' },
  ]);
});

test.each([
  ['Statistics MA, University of York, 2015 – 2016', 'MA'],
  ['University of Leeds          2015 – 2016\nMedicine MD', 'MD'],
])('RES-05 the letters of a degree are no state: %s', async (lines, degree) => {
  const text = `Ann Lee\nann@example.com | +44 7700 900555\n\nEducation\n${lines}\n`;
  const { reading } = await readFile(new TextEncoder().encode(text));
  expect(reading?.resume.education).toMatchObject([{ degree, location: '' }]);
});
