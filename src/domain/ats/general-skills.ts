/** Skills of every trade, fields of knowledge, languages and degrees, in the form of \`techSkills\`. */
export const generalSkills = `
Agile: agile methodologies, agile methodology, agile development, agile software development, agile practices, agile methods, agile scrum, agile principles
Scrum: scrum master, certified scrum master, scrum methodology
SAFe: scaled agile, scaled agile framework
Waterfall methodology
Product owner: scrum product owner, product ownership
Product management: product strategy, product development, product roadmap
Project management: project planning, pmp, prince2, managing projects, project manager
Technical project management: technical pm, engineering project management
Program management: programme management
Change management: organizational change, organisational change
Release management: deployment management
Risk management: risk assessment, risk analysis
Stakeholder management: stakeholder communication, stakeholder engagement, managing stakeholders
Vendor management: supplier management, third-party management
Business analysis: business requirements, requirements analysis, requirements gathering, requirement analysis, business analyst
Business strategy: strategic planning, corporate strategy, technology strategy, strategy development
Business development
Business acumen: commercial awareness, commercial understanding, commercial acumen, business understanding
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
Customer focus: customer-focused, customer focused, customer oriented, customer-oriented, customer centric, customer-centric, service minded, service-minded
Sales: selling, sales experience
B2B sales: business to business sales, b2b, enterprise sales
B2C
SaaS sales: software as a service sales, cloud sales, subscription sales
Marketing
Digital marketing: online marketing, internet marketing, web marketing
SEO: organic search, seo marketing
Market research: market analysis
E-commerce: ecommerce, e-commerce development, online retail
Finance: corporate finance, financial services, fintech, financial technology
Financial analysis: financial planning, fp&a
P&L management: profit and loss, p&l
Fundraising: capital raising, investor relations, venture capital
Accounting
Banking
Economics
Insurance
Human resources: people management, personnel management, hr management
Recruitment: recruiting, talent management
Team leadership: team management, leading teams, managing teams, lead a team, leading a team, engineering management, team leader, team lead
Leadership: leadership skills, lead by example, leadership experience
Technical leadership: tech leadership, engineering leadership, technical direction, thought leadership
Team building: team scaling, hiring, building teams, team growth, engineering team building
Mentoring: coaching, mentorship, mentor, coach, mentoring skills
Training: training delivery, facilitation
Teaching
Supply chain management: supply chain, supply planning
Manufacturing
Production planning
Lean: lean management, lean tools, lean leadership, lean principles
Purchasing
Engineering: mechanical engineering, electrical engineering, chemical engineering, civil engineering, electronics engineering
Electronics
Chemistry: biochemistry, organic chemistry
Biology: molecular biology, cell biology
Physics
Mathematics: maths, applied mathematics
Computer science: computer sciences, informatics, computer engineering
Information technology
Research: scientific research, scientific papers, academic research
Analytics: web analytics
Signal processing
Reporting
Budgeting: budget management, budgets
Contract management: contract negotiation
Legal knowledge: contract law, law degree
Sustainability: sustainable development
Health and safety: occupational safety
Administration: administrative support, office administration
Communication: communication skills, communicator, communicate effectively, communicating, communicate clearly, interpersonal skills, verbal and written communication, written and verbal communication, oral and written communication, communications skills, communicate, excellent communication, interpersonal, articulate
Presentation skills: presentations, presenting, presentation, public speaking
Teamwork: team player, team work, team-player, team spirit, work in a team, working in a team, work in teams, cross-functional teams, cross functional teams, cross-functional team, cross-functional, team-oriented, collaboration, collaborative, collaborate, teamworking, collaborating
Problem solving: problem-solving, problem solver, problem-solver, problem solving skills, solve problems, solving problems, solving complex problems, solve complex problems
Analytical thinking: analytical skills, analytical, analytical mindset, analytical mind, analytical approach, critical thinking, critical thinker
Attention to detail: detail oriented, detail-oriented, eye for detail, accuracy, meticulous
Time management: time-management, prioritize, prioritise, prioritization, prioritisation, prioritizing, multitasking, multi-tasking, meet deadlines, tight deadlines
Organizational skills: organisational skills, organized, organised, well organized, well-organized, well-organised, well organised, structured, structured approach
Decision making: decision-making, make decisions, decisive
Independent work: work independently, working independently, independent, independently, self-starter, self starter, self-motivated, self motivated, self-driven, autonomously, autonomous, autonomy
Initiative: proactive, pro-active, take initiative, taking initiative, drive, driven, self-directed, proactively
Creativity: creative, creative thinking, innovative, innovation, think outside the box
Adaptability: flexible, flexibility, adaptable, fast-paced environment, fast paced environment, changing environment
Curiosity: curious, eager to learn, eagerness to learn, willingness to learn, quick learner, fast learner, desire to learn, learn quickly, open-minded, open minded, open mind
Motivation: motivated, highly motivated, passionate, enthusiastic, enthusiasm, passion, ambitious
Result orientation: results-oriented, result-oriented, results oriented, result oriented, results-driven, result-driven, goal-oriented, goal oriented
Responsibility: ownership, accountability, responsible, take responsibility, hardworking, hard-working, work ethic
Hands-on work: hands-on, hands on
Conflict resolution: conflict management, dispute resolution
Remote work: distributed teams, async communication, remote-first, asynchronous collaboration, remote teams, remote/async work
Pragmatism: pragmatic, pragmatic approach
Networking skills: relationship building, build relationships, building relationships
Outgoing nature: outgoing, extrovert
English: fluent english, english language, english-speaking, spoken english, written english
German
French
Spanish
Italian
Portuguese
Dutch
Danish
Swedish
Norwegian
Finnish
Polish language
Russian
Mandarin: mandarin chinese
Japanese
Arabic
Hindi
Marathi
Tamil
Telugu
Kannada
Malayalam
Bengali
Gujarati
Punjabi
Bachelor's degree: bachelor, bachelors, bachelor degree, bachelors degree, bachelor's, bsc, b.sc, b.sc., b.tech, btech, b.e., bca, bba, bcom, b.com, undergraduate degree, university degree, college degree, bachelor of science, bachelor of engineering, bachelor of technology, bachelor of arts, bachelor of commerce, engineering degree, degree
Master's degree: master degree, masters degree, master's, msc, m.sc, m.tech, mtech, mca, master of science, postgraduate degree, post graduate degree, graduate degree
MBA: master of business administration
PhD: ph.d, ph.d., phd degree, doctorate, doctoral degree
`;
