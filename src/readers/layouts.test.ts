import { expect, test } from 'vitest';
import { pdfWith, write } from './damaged-files.fixture.ts';
import { layouts } from './layouts.fixture.ts';
import { proseLayouts } from './prose-layouts.fixture.ts';
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
const all = { ...layouts, ...proseLayouts };
const text = (name: keyof typeof all) => read(new TextEncoder().encode(all[name]));

test('ATS-01 a fresher with a table of marks, labels before every field, and a line about backlogs', async () => {
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

test('ATS-01 roles listed under a company take its name', async () => {
  expect((await text('roles')).jobs).toEqual([
    'Senior Product Manager | Flipkart | Bengaluru | 2021-04 | present',
    'Product Manager | Flipkart | Bengaluru | 2018-07 | 2021-03',
    'Associate Product Manager | Zomato | Gurugram | 2016-06 | 2018-06',
  ]);
});

test('ATS-01 dates in the left margin', async () => {
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

test('ATS-01 skills first, and one line per job', async () => {
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

test('ATS-01 a label before each field, and education in sentences', async () => {
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

test('ATS-01 contact details to the right of the name, and two roles at one company', async () => {
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

test('ATS-01 labels with aligned colons, and education in half sentences', async () => {
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

test('ATS-01 jobs in sentences, projects behind labels, languages among personal details', async () => {
  const { jobs, schools, resume } = await text('sentences');
  expect(jobs).toEqual([
    'Software Engineer | Tata Consultancy Services | Chennai | 2021-08 | present',
    'Junior Developer | Hexaware Technologies | Chennai | 2020-02 | 2021-07',
  ]);
  expect(schools).toEqual(['B.E | ECE | Anna University |  | 2019 | 74%']);
  expect(resume?.projects.map(({ name, start }) => `${name} ${start}`)).toEqual([
    'Claims Portal 2022-01',
    'Billing Engine ',
  ]);
  expect(resume?.languages.map(({ name }) => name)).toEqual(['Tamil', 'English']);
  expect(resume?.basics).toMatchObject({ title: 'Java Full Stack Developer', summary: '' });
});

test('ATS-01 a table of marks without a heading, and a table of jobs with from and to columns', async () => {
  const { jobs, schools, resume } = await text('tables');
  expect(schools).toEqual([
    'Graduation |  | IIT Bombay |  | 2024 | 9.12',
    'Intermediate |  | DAV Public School |  | 2020 | 97.60%',
  ]);
  expect(jobs).toEqual([
    'Site Engineer | ALEC Engineering |  | 2023-03 | present',
    'Graduate Trainee | Larsen & Toubro |  | 2022-07 | 2023-02',
    'Teach for India volunteer |  |  | 2021 | 2021',
  ]);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['C++', 'Python', 'MATLAB']);
});

test('ATS-01 roles under a company with its own dates, names between slashes, one line per project', async () => {
  const { name, jobs, schools, resume } = await text('dated');
  expect(name).toBe('Priyanka Chatterjee');
  expect(jobs).toEqual([
    'Deputy Manager – Audit | Deloitte Haskins & Sells LLP | Kolkata | 2022-04 | present',
    'Assistant Manager – Audit | Deloitte Haskins & Sells LLP | Kolkata | 2018-10 | 2022-03',
    'Visiting Lecturer | CRED |  | 2016 | 2018',
  ]);
  expect(schools).toEqual([
    'MEng | Mechanical Engineering | University of Sheffield | 2012 | 2016 | Second Class Upper',
  ]);
  expect(resume?.projects.map((project) => project.name)).toEqual(['SplitIt', 'NoteNest']);
});

test('ATS-01 a narrow table with wrapped cells, and a wrapped heading', async () => {
  const pdf = await pdfWith((page) => {
    write(page, 50, 50, 'Rohit Kumar Singh', 20, '#000000', true);
    write(page, 50, 70, 'rohit.singh@example.com');
    write(page, 50, 100, 'EDUCATION AND', 12, '#000000', true);
    write(page, 50, 114, 'QUALIFICATIONS', 12, '#000000', true);
    const columns = [50, 84, 180, 250, 352, 410];
    const rows: [number, string[]][] = [
      [140, ['S.No.', 'Examination', 'Board /', 'School / College', 'Year of', '% /']],
      [152, ['', '', 'University', '', 'Passing', 'CGPA']],
      [170, ['1', 'B.Tech (Mechanical', 'AKTU', 'KIET Group of', '2024', '7.4 CGPA']],
      [182, ['', 'Engineering)', '', 'Institutions', '', '']],
      [200, ['2', 'Class XII', 'U.P. Board', 'Govt. Inter College', '2020', '78.2%']],
      [218, ['3', 'Class X', 'U.P. Board', 'Govt. Inter College', '2018', '81.5%']],
    ];
    for (const [y, cells] of rows)
      for (const [at, cell] of cells.entries()) if (cell) write(page, columns[at] ?? 0, y, cell);
    write(page, 50, 250, 'SKILLS', 12, '#000000', true);
    write(page, 50, 266, 'AutoCAD, SolidWorks');
  });
  const { schools, resume } = await read(pdf);
  expect(schools).toEqual([
    'B.Tech | Mechanical Engineering | KIET Group of Institutions |  | 2024 | 7.4 CGPA',
    'Class XII |  | Govt. Inter College |  | 2020 | 78.2%',
    'Class X |  | Govt. Inter College |  | 2018 | 81.5%',
  ]);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['AutoCAD', 'SolidWorks']);
});

test('ATS-01 headings, dates and labels in a margin, each beside its content', async () => {
  const pdf = await pdfWith((page) => {
    const rows: [number, string, string][] = [
      [50, 'PERSONAL INFORMATION', 'Katarzyna Nowak'],
      [66, '', 'kasia.nowak@example.com'],
      [90, 'WORK EXPERIENCE', ''],
      [106, '09/2021–Present', 'Junior Java Developer'],
      [120, '', 'Comarch S.A., Warsaw, Poland'],
      [140, '07/2020–09/2020', 'IT Intern'],
      [154, '', 'Sabre Polska, Warsaw, Poland'],
      [180, 'EDUCATION', ''],
      [196, '10/2019–06/2021', 'Master of Science in Computer Science'],
      [210, '', 'AGH University of Science and Technology'],
      [236, 'PERSONAL SKILLS', ''],
      [252, 'Mother tongue(s)', 'Polish'],
      [268, 'Other language(s)', 'English C1, German B1'],
      [284, 'Digital skills', 'Java, Docker'],
    ];
    for (const [y, left, right] of rows) {
      if (left) write(page, 50, y, left);
      if (right) write(page, 220, y, right);
    }
  });
  const { jobs, schools, resume } = await read(pdf);
  expect(jobs?.map((job) => job.replace(/ \| [^|]*Poland \|/u, ' |'))).toEqual([
    'Junior Java Developer | Comarch S.A. | 2021-09 | present',
    'IT Intern | Sabre Polska | 2020-07 | 2020-09',
  ]);
  expect(schools).toEqual([
    'Master of Science | Computer Science | AGH University of Science and Technology | 2019-10 | 2021-06 | ',
  ]);
  expect(resume?.languages.map(({ name }) => name)).toEqual(['Polish', 'English', 'German']);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['Java', 'Docker']);
});

test('ATS-01 education between vertical bars, whatever the school names contain', async () => {
  const { jobs, schools, resume } = await text('barred');
  expect(jobs).toEqual(['Computer Operator | Shri Ram Finance | Pune | 2023-01 | 2023-06']);
  expect(schools).toEqual([
    'PGDM | Retail Management | NMIMS |  | 2016 | 71%',
    'B.E. | Information Science | BMS College of Engineering |  | 2013 | CGPI: 9.02',
  ]);
  expect(resume?.skills.map(({ name }) => name)).toEqual(['C++', 'SQL', 'Excel']);
  expect(resume?.languages.map(({ name }) => name)).toEqual(['Hindi', 'English']);
});

test('ATS-01 a lower-case name, and a margin with both dates and levels', async () => {
  const pdf = await pdfWith((page) => {
    write(page, 50, 50, 'zoya khan', 22, '#000000', true);
    write(page, 50, 72, 'zoya.khan@example.com');
    write(page, 50, 100, 'WORK EX', 12, '#000000', true);
    write(page, 50, 116, 'English Teacher, Govt High School, Pune – from April 2019 to present');
    write(page, 50, 140, 'EDUCATION', 12, '#000000', true);
    write(page, 50, 156, 'IIM Indore, MBA');
    write(page, 400, 156, '2021-23 | CGPA 3.4/4.33');
    write(page, 50, 172, 'Nirma University, B.Tech (EC)');
    write(page, 400, 172, '2015-19 | CGPA 8.02/10');
  });
  const { name, jobs, schools } = await read(pdf);
  expect(name).toBe('zoya khan');
  expect(jobs).toEqual(['English Teacher | Govt High School | Pune | 2019-04 | present']);
  expect(schools).toEqual([
    'MBA |  | IIM Indore | 2021 | 2023 | CGPA 3.4/4.33',
    'B.Tech | EC | Nirma University | 2015 | 2019 | CGPA 8.02/10',
  ]);
});
