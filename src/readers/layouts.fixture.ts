/** Resumes in common layouts, as text; all people in them are fictional. */
export const layouts = {
  fresher: `RESUME

PRIYA NAIR
Email: priya.nair99@gmail.com
Mobile: +91-98765 43210
Address: Flat 12B, Lake View Apartments, Whitefield, Bengaluru, Karnataka - 560066
LinkedIn: www.linkedin.com/in/priya-nair-99

CAREER OBJECTIVE:
To obtain a challenging position in a reputed organization where I can use my skills for the growth of the company.

ACADEMIC QUALIFICATIONS:
Course               Institute                                  Board/University     Year     Percentage/CGPA
B.E. (CSE)           R.V. College of Engineering                VTU                  2024     8.72 CGPA
Class XII            National Public School                     CBSE                 2020     92.4%
Class X              National Public School                     CBSE                 2018     95%

TECHNICAL SKILLS:
Programming Languages : C, C++, Java, Python
Web Technologies : HTML, CSS, JavaScript
Database : MySQL, MongoDB
Operating Systems : Windows, Linux

INTERNSHIP:
Software Intern, Infosys Ltd, Mysuru (Jan 2024 to Apr 2024)
- Worked on a Spring Boot module for leave management
- Wrote unit tests with JUnit

ACADEMIC PROJECTS:
1. Smart Attendance System using Face Recognition
Technologies: Python, OpenCV
Built a system that marks attendance from a camera.
2. Online Food Ordering Website
Technologies: React, Node.js, MongoDB
Developed a website for ordering food.

ACHIEVEMENTS:
* Secured first place in inter-college hackathon 2023
* Class topper in semester 5

LANGUAGES KNOWN: English, Hindi, Malayalam, Kannada

PERSONAL DETAILS:
Date of Birth : 14/08/2002
Father's Name : Suresh Nair
Nationality : Indian

No active backlogs.

DECLARATION:
I hereby declare that the above information is true to the best of my knowledge.

Place: Bengaluru
Date: 12/05/2024                                   Priya Nair
`,
  roles: `Rahul Sharma
Senior Product Manager
Gurugram, India  |  +91 9811122233  |  rahul.sharma@outlook.com  |  linkedin.com/in/rahulsharma

WORK EXPERIENCE

Flipkart, Bengaluru
Senior Product Manager                                   Apr 2021 – Present
• Own the checkout experience for 40M monthly users
• Raised conversion by 8% in two quarters
Product Manager                                          Jul 2018 – Mar 2021
• Launched pay-later for 3M customers

Zomato, Gurugram
Associate Product Manager                                Jun 2016 – Jun 2018
• Built the first version of table booking

EDUCATION

Indian Institute of Management Bangalore
Post Graduate Programme in Management                    2014 – 2016

Delhi Technological University
B.Tech, Mechanical Engineering, CGPA 8.1/10              2010 – 2014

SKILLS
Product strategy, SQL, A/B testing, Figma, Amplitude, Jira

CERTIFICATIONS
Certified Scrum Product Owner, Scrum Alliance, 2019
Google Analytics Individual Qualification, 2020

AWARDS
Flipkart Star Performer, 2022
`,
  datesLeft: `Name: John Mathew
Phone: 080-2345 6789 / 9845098450
Email ID: john_mathew@yahoo.co.in

Professional Summary
Accountant with 4 years of experience in GST and taxation.

Professional Experience

01/2021 – till date    Senior Accountant, KPMG India Pvt. Ltd., Kochi
                       Prepared monthly GST returns for 20 clients.
                       Trained two juniors.
06/2019 – 12/2020      Accounts Executive, Federal Bank Ltd, Thrissur
                       Reconciled bank statements.

Education

2017 – 2019    M.Com, University of Kerala, 78%
2014 – 2017    B.Com, St. Thomas College, Thrissur, 81%

Key Skills
Tally ERP 9
GST
MS Excel
Income Tax
`,
  functional: `Dr. Emily O'Connor, PhD
London, UK
07911 123456
emily.oconnor@proton.me

Key Skills
Project leadership
- Led cross-functional teams of up to 20 people
- Managed budgets above 2M GBP
Data analysis
- Built dashboards in Tableau and Power BI

Career History
Programme Lead at NHS Digital (October 2019 to present)
Data Analyst at Ofcom (May 2015 to September 2019)
Research Assistant at King's College London (2012 to 2015)

Qualifications
PhD in Statistics, University of Warwick, 2012
BSc Mathematics (First Class Honours), University of Leeds, 2008

Interests
Rowing, choir, open data
`,
  german: `Prof. Dr. Lena Müller
Lehrstuhl für Informatik, TU München
Munich, Germany
lena.mueller@tum.de | +49 89 289 12345

Berufserfahrung
Seit 04/2019   Wissenschaftliche Mitarbeiterin, TU München
               Lehre und Forschung zu verteilten Systemen
10/2015 – 03/2019   Softwareentwicklerin, Siemens AG, München
               Entwicklung von Steuerungen

Ausbildung
2010 – 2015   M.Sc. Informatik, Technische Universität München

Kenntnisse
Java, C++, Kubernetes, LaTeX

Sprachen
Deutsch (Muttersprache), Englisch (C2), Französisch (B1)
`,
  labelled: `Sunita Yadav
Data Entry Operator
Phone : 9012345678
Mail : sunita.yadav@rediffmail.com
Lucknow, Uttar Pradesh

OBJECTIVE
Looking for a job where I can learn and grow.

WORK EXPERIENCE
Company: Sharma Traders
Designation: Data Entry Operator
Duration: Jan 2021 - Dec 2022
Responsibilities:
- Entering bills in Tally
- Keeping stock records

Company: Gupta & Sons
Designation: Office Assistant
Duration: Feb 2019 - Dec 2020
Responsibilities:
- Filing and calls

EDUCATIONAL QUALIFICATION
* 12th from UP Board in 2018 with 65%
* 10th from UP Board in 2016 with 70%
* B.A. from Lucknow University in 2021 with 58%

COMPUTER SKILLS
* MS Word, MS Excel
* Tally
* Internet & Email

HOBBIES: Reading, Cooking
`,
  aligned: `Mohammed Irfan
Full Stack Developer (MERN)
Email - irfan.dev@gmail.com | Mob - 91-8008812345 | Hyderabad | GitHub - github.com/irfandev

Summary
MERN developer with 3+ years of experience.

Experience Summary
Company Name    : Cognizant Technology Solutions
Role            : Software Engineer
Duration        : June 2022 to Till Date
Project         : Claims Portal

Company Name    : Byteridge Software
Role            : Associate Developer
Duration        : Jan 2021 to May 2022

Technical Proficiency
Front End - React, Redux, HTML5
Back End - Node.js, Express
Database - MongoDB

Education
B.Tech (CSE) from JNTU Hyderabad, 2020 batch, 72%
Intermediate (MPC) from Narayana Junior College, 2016, 94.5%
SSC from ZPHS, 2014, GPA 9.2
`,
};
