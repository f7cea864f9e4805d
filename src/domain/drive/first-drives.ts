/** Companies without announced dates: nothing here may be guessed. */
export const firstDrives = [
  {
    id: '0199d000-0000-7000-8000-000000000001',
    companyName: 'TCS',
    title: 'Off-campus hiring',
    description:
      'Tata Consultancy Services: IT services and consulting. Hires graduates for software, testing, infrastructure and business roles across India.',
    careersUrl: 'https://www.tcs.com/careers',
  },
  {
    id: '0199d000-0000-7000-8000-000000000002',
    companyName: 'Infosys',
    title: 'Off-campus hiring',
    description:
      'IT services and consulting. Graduates start with several months of training before they join a project.',
    careersUrl: 'https://www.infosys.com/careers/',
  },
  {
    id: '0199d000-0000-7000-8000-000000000003',
    companyName: 'Myntra',
    title: 'Off-campus hiring',
    description:
      'Online fashion store in the Flipkart group. Roles in engineering, data science, product and category management, mostly in Bengaluru.',
    careersUrl: 'https://careers.myntra.com/',
  },
  {
    id: '0199d000-0000-7000-8000-000000000004',
    companyName: 'Optum',
    title: 'Off-campus hiring',
    description:
      'Health technology and services, part of UnitedHealth Group. Roles in software, data and operations in India.',
    careersUrl: 'https://careers.unitedhealthgroup.com/',
  },
  {
    id: '0199d000-0000-7000-8000-000000000005',
    companyName: 'Flipkart',
    title: 'Off-campus hiring',
    description:
      'Online marketplace. Roles in engineering, data science, product, supply chain and business, mostly in Bengaluru.',
    careersUrl: 'https://www.flipkartcareers.com/',
  },
  {
    id: '0199d000-0000-7000-8000-000000000006',
    companyName: 'Goldman Sachs',
    title: 'Off-campus hiring',
    description:
      'Investment bank. Roles in engineering, risk, operations and finance, with large offices in Bengaluru and Hyderabad.',
    careersUrl: 'https://www.goldmansachs.com/careers',
  },
  {
    id: '0199d000-0000-7000-8000-000000000007',
    companyName: 'JP Morgan',
    title: 'Off-campus hiring',
    description:
      'JPMorgan Chase: bank and financial services. Roles in software engineering, data, operations and finance.',
    careersUrl: 'https://www.jpmorganchase.com/careers',
  },
  {
    id: '0199d000-0000-7000-8000-000000000008',
    companyName: 'Google',
    title: 'Off-campus hiring',
    description:
      'Search, cloud, Android and more. Roles for students and graduates in software, hardware, product and business.',
    careersUrl: 'https://careers.google.com/',
  },
  {
    id: '0199d000-0000-7000-8000-000000000009',
    companyName: 'Uber',
    title: 'Off-campus hiring',
    description:
      'Rides and delivery. Engineering teams in Bengaluru and Hyderabad, and roles in operations and analytics.',
    careersUrl: 'https://www.uber.com/careers/',
  },
  {
    id: '0199d000-0000-7000-8000-00000000000a',
    companyName: 'Amazon',
    title: 'Off-campus hiring',
    description:
      'Online store and cloud provider. Roles for students and graduates in software, support, operations and business.',
    careersUrl: 'https://www.amazon.jobs/',
  },
  {
    id: '0199d000-0000-7000-8000-00000000000b',
    companyName: 'Microsoft',
    title: 'Off-campus hiring',
    description:
      'Windows, Azure, Office and more. Roles for students and graduates in software, data, hardware and consulting.',
    careersUrl: 'https://careers.microsoft.com/',
  },
] as const;
