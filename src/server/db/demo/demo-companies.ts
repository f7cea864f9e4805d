import type { industries } from '#domain/company/industry.ts';
import type { companies } from '#server/db/tables/companies.ts';

type Size = NonNullable<(typeof companies.$inferInsert)['size']>;

export type DemoCompany = {
  name: string;
  slug: string;
  status: 'approved' | 'suspended' | 'pending';
  industry: (typeof industries)[number];
  size: Size;
  location: string;
  /** Where it is not the default. */
  timeZone?: string;
  description: string;
  foundedYear?: number;
  address?: string;
  primaryColor?: string;
  secondaryColor?: string;
  /** How this company hires, used as the last paragraph of its postings. */
  hiring: string;
  members: { name: string; role: 'owner' | 'recruiter' | 'interviewer'; email?: string }[];
};

/** The company that recruiter@demo.test owns; it has the most postings. */
export const homeCompany = 'kestrelane';

/** The interviewer of that company who can sign in. */
export const interviewerEmail = 'interviewer@demo.test';

export const demoCompanies: DemoCompany[] = [
  {
    name: 'Kestrelane Technologies',
    slug: 'kestrelane',
    status: 'approved',
    industry: 'Technology',
    size: '201-500',
    location: 'Bengaluru, India',
    foundedYear: 2014,
    address: '100 Feet Road, Indiranagar, Bengaluru 560038',
    primaryColor: '#0f766e',
    secondaryColor: '#f7ad30',
    description:
      'Kestrelane plans routes for 14,000 delivery vehicles in 60 Indian cities. Dispatchers, drivers and the people waiting at the door all look at the same map, and we keep it honest.',
    hiring:
      'Our process takes about two weeks: a call of 30 minutes, a small task that resembles the real work, and one afternoon with the team. You hear back from us after every step, whichever way it goes.',
    members: [
      { name: 'Meera Krishnan', role: 'owner', email: 'recruiter@demo.test' },
      { name: 'Rohan Deshpande', role: 'recruiter' },
      { name: 'Farah Siddiqui', role: 'interviewer', email: interviewerEmail },
    ],
  },
  {
    name: 'Mudranet Payments',
    slug: 'mudranet',
    status: 'approved',
    industry: 'Finance',
    size: '501+',
    location: 'Mumbai, India',
    description:
      'Mudranet moves money for kirana shops, colleges and small manufacturers. Two million merchants see their settlement the same evening because of what we run.',
    hiring:
      'There are three conversations: one about you, one about the craft, one with the manager you would work with. We share the questions of the first one in advance.',
    members: [
      { name: 'Sanjay Bhatt', role: 'owner' },
      { name: 'Nilofer Contractor', role: 'recruiter' },
    ],
  },
  {
    name: 'Sehatvani Health',
    slug: 'sehatvani',
    status: 'approved',
    industry: 'Healthcare',
    size: '51-200',
    location: 'Hyderabad, India',
    description:
      'Sehatvani gives district hospitals one record per patient, in nine languages, that works when the network does not.',
    hiring:
      'We read every application ourselves. If it fits, you meet two colleagues on a video call and visit a hospital with us before either side decides.',
    members: [{ name: 'Dr. Lakshmi Prasad', role: 'owner' }],
  },
  {
    name: 'Lumenfjord Analytics',
    slug: 'lumenfjord',
    status: 'approved',
    industry: 'Technology',
    size: '51-200',
    location: 'Berlin, Germany',
    timeZone: 'Europe/Berlin',
    description:
      'Lumenfjord forecasts electricity demand for city utilities in eleven European countries, hour by hour and street by street.',
    hiring:
      'After a first call we send a small data set and talk about what you found in it; nobody has to code while being watched. Relocation to Berlin and the visa are on us.',
    members: [
      { name: 'Jana Wieczorek', role: 'owner' },
      { name: 'Tobias Lindqvist', role: 'recruiter' },
    ],
  },
  {
    name: 'Straitsong Logistics',
    slug: 'straitsong',
    status: 'approved',
    industry: 'Other',
    size: '201-500',
    location: 'Singapore',
    timeZone: 'Asia/Singapore',
    description:
      'Straitsong books, tracks and clears containers between 40 ports in Asia, and tells importers the bad news before it becomes expensive.',
    hiring:
      'Expect a phone call, one technical or case interview, and lunch with the team you would join. We decide within five working days of the last meeting.',
    members: [{ name: 'Tan Wei Ling', role: 'owner' }],
  },
  {
    name: 'Halden & Pryce',
    slug: 'halden-pryce',
    status: 'approved',
    industry: 'Other',
    size: '501+',
    location: 'London, United Kingdom',
    timeZone: 'Europe/London',
    description:
      'Halden & Pryce has sold outdoor clothing since 1931: first in one shop in Keswick, today in 84 shops and one website that repairs as much as it sells.',
    hiring:
      'We anonymise applications before the first reading. Shortlisted people spend half a day with us, paid, on a piece of real work.',
    members: [
      { name: 'Oliver Ashworth', role: 'owner' },
      { name: 'Priya Menon-Clarke', role: 'recruiter' },
    ],
  },
  {
    name: 'Cobaltmere Games',
    slug: 'cobaltmere',
    status: 'approved',
    industry: 'Technology',
    size: '11-50',
    location: 'Warsaw, Poland',
    timeZone: 'Europe/Warsaw',
    description:
      'Cobaltmere is a studio of 34 people that makes quiet strategy games about rivers, weather and small towns. Our last one has been played by 1.2 million people.',
    hiring:
      'Show us something you made and tell us what you would change about it. That is the first interview; the second is a day in the studio or on a call, with travel paid.',
    members: [{ name: 'Agnieszka Wójcik', role: 'owner' }],
  },
  {
    name: 'Quillhaven Learning',
    slug: 'quillhaven',
    status: 'approved',
    industry: 'Education',
    size: '11-50',
    location: 'Austin, United States',
    timeZone: 'America/Chicago',
    description:
      'Quillhaven helps community colleges give every student written feedback within a day, by a tutor and not by a template.',
    hiring:
      'One call, one work sample that takes no more than two hours and is paid, and one conversation with a teacher who uses the product.',
    members: [{ name: 'Daniel Okafor', role: 'owner' }],
  },
  {
    name: 'Vayulekha Energy',
    slug: 'vayulekha',
    status: 'approved',
    industry: 'Other',
    size: '51-200',
    location: 'Chennai, India',
    description:
      'Vayulekha keeps 900 wind turbines in Tamil Nadu and Gujarat turning by finding the bearing that will fail before it does.',
    hiring:
      'You talk with the team lead first, then with an engineer from the field, then you have an offer or a reason, normally within ten days.',
    members: [{ name: 'Karthik Subramaniam', role: 'owner' }],
  },
  {
    name: 'Khetora Agritech',
    slug: 'khetora',
    status: 'approved',
    industry: 'Other',
    size: '11-50',
    location: 'Pune, India',
    description:
      'Khetora sends 210,000 farmers in Maharashtra and Karnataka one useful message a day: when to water, when to wait, and what the mandi pays.',
    hiring:
      'Write to us about a problem you solved with little money. Two calls follow, one of them with a farmer on the line.',
    members: [{ name: 'Sunita Jadhav', role: 'owner' }],
  },
  {
    name: 'Zentrava Outsourcing',
    slug: 'zentrava',
    status: 'suspended',
    industry: 'Other',
    size: '501+',
    location: 'Noida, India',
    description:
      'Zentrava answers calls and mails for airlines, banks and hotels around the clock.',
    hiring: 'Group interviews take place every Tuesday in Sector 62.',
    members: [{ name: 'Vikram Chaudhary', role: 'owner' }],
  },
  {
    name: 'Dhaga & Dye',
    slug: 'dhaga-dye',
    status: 'pending',
    industry: 'Other',
    size: '1-10',
    location: 'Jaipur, India',
    description:
      'Dhaga & Dye sells block-printed cloth of 70 family workshops to shops abroad, with the name of the printer on every metre.',
    hiring: 'We are five people; you will meet all of us.',
    members: [{ name: 'Ishita Shekhawat', role: 'owner' }],
  },
];
