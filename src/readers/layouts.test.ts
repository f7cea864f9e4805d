import { expect, test } from 'vitest';
import { pdfWith, write } from './damaged-files.fixture.ts';
import { layouts } from './layouts.fixture.ts';
import { readFile } from './read-file.ts';

async function read(bytes: Uint8Array) {
  const { reading } = await readFile(bytes);
  const { resume, school } = reading ?? {};
  return {
    name: `${resume?.basics.firstName} ${resume?.basics.lastName}`,
    email: resume?.basics.email,
    phone: resume?.basics.phone,
    place: resume?.basics.location,
    jobs: resume?.experience.map((job) =>
      [job.position, job.company, job.location, job.start, job.end].join(' | '),
    ),
    schools: resume?.education.map((each) =>
      [each.degree, each.field, each.institution, each.start, each.end, each.grade].join(' | '),
    ),
    school,
    resume,
  };
}
const text = (name: keyof typeof layouts) => read(new TextEncoder().encode(layouts[name]));

test('ATS-01 a fresher with a table of marks, labels before everything, and no backlogs', async () => {
  const { resume, ...told } = await text('fresher');
  expect(told).toEqual({
    name: 'PRIYA NAIR',
    email: 'priya.nair99@gmail.com',
    phone: '+91-98765 43210',
    place: 'Whitefield, Bengaluru, Karnataka - 560066',
    jobs: ['Software Intern | Infosys Ltd | Mysuru | 2024-01 | 2024-04'],
    schools: [
      'B.E. | CSE | R.V. College of Engineering |  | 2024 | 8.72 CGPA',
      'Class XII |  | National Public School |  | 2020 | 92.4%',
      'Class X |  | National Public School |  | 2018 | 95%',
    ],
    school: { batch: 2024, backlogs: 0 },
  });
  expect(resume?.projects.map((project) => project.name)).toEqual([
    'Smart Attendance System using Face Recognition',
    'Online Food Ordering Website',
  ]);
  expect(resume?.languages.map((each) => each.name)).toEqual([
    'English',
    'Hindi',
    'Malayalam',
    'Kannada',
  ]);
});

test('ATS-01 roles under their company take its name', async () => {
  expect((await text('roles')).jobs).toEqual([
    'Senior Product Manager | Flipkart | Bengaluru | 2021-04 | present',
    'Product Manager | Flipkart | Bengaluru | 2018-07 | 2021-03',
    'Associate Product Manager | Zomato | Gurugram | 2016-06 | 2018-06',
  ]);
});

test('ATS-01 dates that stand on the left', async () => {
  const { jobs, schools, name } = await text('datesLeft');
  expect(name).toBe('John Mathew');
  expect(jobs).toEqual([
    'Senior Accountant | KPMG India Pvt. Ltd. | Kochi | 2021-01 | present',
    'Accounts Executive | Federal Bank Ltd | Thrissur | 2019-06 | 2020-12',
  ]);
  expect(schools).toEqual([
    'M.Com |  | University of Kerala | 2017 | 2019 | 78%',
    'B.Com |  | St. Thomas College | 2014 | 2017 | 81%',
  ]);
});

test('ATS-01 skills first, and jobs in one line each', async () => {
  const { name, jobs, schools, phone } = await text('functional');
  expect([name, phone]).toEqual(["Emily O'Connor", '07911 123456']);
  expect(jobs).toEqual([
    'Programme Lead | NHS Digital |  | 2019-10 | present',
    'Data Analyst | Ofcom |  | 2015-05 | 2019-09',
    "Research Assistant | King's College London |  | 2012 | 2015",
  ]);
  expect(schools).toEqual([
    'PhD | Statistics | University of Warwick |  | 2012 | ',
    'BSc | Mathematics | University of Leeds |  | 2008 | First Class Honours',
  ]);
});

test('ATS-01 headings in German', async () => {
  const { name, jobs, schools } = await text('german');
  expect(name).toBe('Lena Müller');
  expect(jobs).toEqual([
    'Wissenschaftliche Mitarbeiterin | TU München |  | 2019-04 | present',
    'Softwareentwicklerin | Siemens AG | München | 2015-10 | 2019-03',
  ]);
  expect(schools).toEqual(['M.Sc. | Informatik | Technische Universität München | 2010 | 2015 | ']);
});

test('ATS-01 a label before each fact, and schools in sentences', async () => {
  const { jobs, schools } = await text('labelled');
  expect(jobs).toEqual([
    'Data Entry Operator | Sharma Traders |  | 2021-01 | 2022-12',
    'Office Assistant | Gupta & Sons |  | 2019-02 | 2020-12',
  ]);
  expect(schools).toEqual([
    '12th |  | UP Board |  | 2018 | 65%',
    '10th |  | UP Board |  | 2016 | 70%',
    'B.A. |  | Lucknow University |  | 2021 | 58%',
  ]);
});

test('ATS-01 contact at the right of the name, and two roles at one company', async () => {
  const pdf = await pdfWith((page) => {
    write(page, 50, 50, 'Daniel Kim', 22, '#000000', true);
    write(page, 50, 78, 'Data Scientist', 12);
    const contact = [
      'daniel.kim@gmail.com',
      '(415) 555-0132',
      'San Francisco, CA',
      'linkedin.com/in/dkim',
    ];
    for (const [at, line] of contact.entries()) write(page, 400, 50 + at * 12, line, 9);
    write(page, 50, 120, 'EXPERIENCE', 11, '#000000', true);
    write(page, 50, 140, 'Airbnb', 11, '#000000', true);
    write(page, 50, 155, 'Senior Data Scientist, Search');
    write(page, 440, 155, 'Mar 2022 – Present');
    write(page, 60, 170, '• Improved ranking by 4%');
    write(page, 50, 186, 'Data Scientist, Growth');
    write(page, 440, 186, 'Jun 2019 – Feb 2022');
    write(page, 60, 201, '• Built a churn model');
    write(page, 50, 225, 'Lyft', 11, '#000000', true);
    write(page, 50, 240, 'Data Analyst');
    write(page, 440, 240, 'Jul 2017 – May 2019');
    write(page, 60, 255, '• Wrote dashboards');
  });
  const { name, phone, place, jobs } = await read(pdf);
  expect([name, phone, place]).toEqual(['Daniel Kim', '(415) 555-0132', 'San Francisco, CA']);
  expect(jobs).toEqual([
    'Senior Data Scientist, Search | Airbnb |  | 2022-03 | present',
    'Data Scientist, Growth | Airbnb |  | 2019-06 | 2022-02',
    'Data Analyst | Lyft |  | 2017-07 | 2019-05',
  ]);
});

test('ATS-01 labels with their colons below each other, and schools in half sentences', async () => {
  const { jobs, schools, resume } = await text('aligned');
  expect(jobs).toEqual([
    'Software Engineer | Cognizant Technology Solutions |  | 2022-06 | present',
    'Associate Developer | Byteridge Software |  | 2021-01 | 2022-05',
  ]);
  expect(schools).toEqual([
    'B.Tech | CSE | JNTU Hyderabad |  | 2020 | 72%',
    'Intermediate | MPC | Narayana Junior College |  | 2016 | 94.5%',
    'SSC |  | ZPHS |  | 2014 | GPA 9.2',
  ]);
  expect(resume?.skills.map((skill) => `${skill.group}: ${skill.name}`)).toContain(
    'Database: MongoDB',
  );
});
