/**
 * Skills outside technology, fields of knowledge, languages and degrees, in the format of
 * \`techSkills\`.
 */
export const generalSkills = `
Agile: agile methodologies, agile methodology, agile development, agile software development, agile practices, agile methods, agile scrum, agile principles, agile engineering, agile environment, agile environments, agile team, agile teams, agile software, agile project management, agile delivery, agile framework, agile frameworks, agile ceremonies, agile process, agile processes
Scrum: scrum master, certified scrum master, scrum methodology
SAFe: scaled agile, scaled agile framework
Waterfall methodology
Product owner: scrum product owner, product ownership
Product management: product strategy, product development, product roadmap
Project management: project planning, pmp, prince2
Technical project management: technical pm, engineering project management
Program management: programme management
Change management: organizational change, organisational change
Release management: deployment management
Risk management: risk assessment, risk analysis
Stakeholder management: stakeholder communication, stakeholder engagement, managing stakeholders
Vendor management: supplier management, third-party management
Business analysis: business requirements, requirements analysis, requirements gathering, requirement analysis, business analyst
Business strategy: strategic planning, corporate strategy, technology strategy, strategy development
Digital transformation: digital strategy, business transformation, digitalization, digitalisation
Process improvement: process optimization, process optimisation, operational excellence, continuous improvement, business processes
Quality management: quality systems
Compliance: regulatory compliance, regulatory affairs
GDPR: data protection, data privacy
HIPAA
ISO 27001
Consulting: consultancy, it consulting, management consulting
Customer relationship management
Customer service: customer care, customer-facing, customer facing, client facing
Sales: selling, sales experience
B2B sales: business to business sales, b2b, enterprise sales
B2C
SaaS sales: software as a service sales, cloud sales, subscription sales
Marketing
Digital marketing: online marketing, internet marketing, web marketing
SEO: organic search, seo marketing
Market research: market analysis
E-commerce: ecommerce, e-commerce development, online retail
Corporate finance: finance experience, financial services, fintech, financial technology
Financial analysis: financial planning, fp&a
P&L management: profit and loss, p&l
Fundraising: capital raising, investor relations, venture capital
Banking
Economics
Human resources: personnel management, hr management
Technical leadership: tech leadership, engineering leadership, technical direction, thought leadership
Teaching
Supply chain management: supply chain, supply planning
Manufacturing
Lean: lean management, lean tools, lean leadership, lean principles
Purchasing
Mechanical engineering
Electrical engineering: electronics engineering
Chemical engineering
Civil engineering
Electronics
Chemistry: biochemistry, organic chemistry
Biology: molecular biology, cell biology
Physics
Mathematics: maths, applied mathematics
Fraud detection
Quantum computing: quantum computers
Linear algebra
Behavioral science: behavioral sciences, behavioural science, behavioural sciences
Art history
Astronomy: astrophysics
Behavioral economics: behavioural economics
Cognitive science: cognitive sciences
Corporate law: company law
Criminal law
Criminology
Dentistry
Development studies
Econometrics
Educational science: educational sciences, pedagogy
Entomology
Fluid mechanics
Food science: food technology
Forensic science: forensic sciences
Game theory
Gender studies
Genetics
Geophysics
Gerontology
Journalism
Linguistics
Macroeconomics
Materials science: materials research, material science
Media studies
Microeconomics
Musicology
Neuroscience: neurosciences
Plant science: plant sciences
Polymer science: polymer chemistry
Psychiatry
Psychology
Tax law
Theology
Veterinary medicine: veterinary science
Computer science: computer sciences, informatics, computer engineering
Information technology
Analytics: web analytics
Signal processing
Reporting
Budgeting: budget management
Contract management: contract negotiation
Legal knowledge: contract law, law degree
Sustainability: sustainable development
Health and safety: occupational safety
Administration: administrative support, office administration
English: fluent english, english language, english-speaking, spoken english, written english
Mandarin: mandarin chinese
Hindi
Marathi
Tamil
Telugu
Kannada
Malayalam
Bengali
Gujarati
Punjabi
Bachelor's degree: bachelor, bachelors, bachelor degree, bachelors degree, bachelor's, bsc, b.sc, b.sc., b.tech, btech, b.e., bca, bba, bcom, b.com, undergraduate degree, university degree, college degree, bachelor of science, bachelor of engineering, bachelor of technology, bachelor of arts, bachelor of commerce, engineering degree
Master's degree: master degree, masters degree, master's, msc, m.sc, m.com, mcom, m.tech, mtech, mca, master of science, postgraduate degree, post graduate degree, graduate degree
Nursing: registered nurse, nurse
Patient care
Critical care: intensive care
Basic life support: bls, cpr certification
ACLS: advanced cardiac life support
Electronic health records: ehr, emr, electronic medical records
First aid
Pharmacy: pharmacist
Food safety: haccp, fssai
Driving licence: driving license, driver's license
MBA: master of business administration
PhD: ph.d, ph.d., phd degree, doctorate, doctoral degree
`;

/** Soft skills, expected of everyone; they weigh less than specific ones. */
export const softSkills = `
Business acumen: commercial awareness, commercial understanding, commercial acumen, business understanding
Customer focus: customer-focused, customer focused, customer oriented, customer-oriented, customer centric, customer-centric, service minded, service-minded
Team leadership: leadership, leadership skills, leadership experience, lead by example, people management, team management, leading teams, managing teams, lead a team, leading a team, engineering management
Team building: team scaling, building teams, engineering team building
Mentoring: coaching, mentorship, mentoring skills
Communication: communication skills, communicator, communicate effectively, communicate clearly, interpersonal skills, verbal and written communication, written and verbal communication, oral and written communication, communications skills, excellent communication, interpersonal
Presentation skills: public speaking
Teamwork: collaboration skills, collaborative skills,  team player, team work, team-player, team spirit, work in a team, working in a team, work in teams, cross-functional teams, cross functional teams, cross-functional team, cross-functional, team-oriented, teamworking
Problem solving: problem-solving, problem solver, problem-solver, problem solving skills, solve problems, solving problems, solving complex problems, solve complex problems
Analytical thinking: analytical skills, analytical, analytical mindset, analytical mind, analytical approach, critical thinking, critical thinker
Attention to detail: detail oriented, detail-oriented, eye for detail, meticulous
Time management: time-management, prioritization, prioritisation, prioritizing, multitasking, multi-tasking, meet deadlines, tight deadlines
Organizational skills: organisational skills, organized, organised, well organized, well-organized, well-organised, well organised, structured, structured approach
Decision making: decision-making, make decisions, decisive
Independent work: work independently, working independently, independently, self-starter, self starter, self-motivated, self motivated, self-driven, autonomously, autonomous, autonomy
Taking initiative: proactive, pro-active, take initiative, taking initiative, proactively
Research skills: scientific research, academic research, research experience
Work ethic: hardworking, hard-working, sense of responsibility
Motivation: highly motivated, self-motivation
Creativity: creative thinking, think outside the box
Adaptability: flexibility, adaptable, fast-paced environment, fast paced environment, changing environment
Curiosity: curious, eager to learn, eagerness to learn, willingness to learn, quick learner, fast learner, learn quickly, open-minded, open minded, open mind
Result orientation: results-oriented, result-oriented, results oriented, result oriented, results-driven, result-driven, goal-oriented, goal oriented
Hands-on work: hands-on, hands on
Conflict resolution: conflict management, dispute resolution
Networking skills: relationship building, build relationships, building relationships
`;
