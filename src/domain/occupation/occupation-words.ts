/**
 * Occupations with their skills and their job titles, in the terms of the title dictionary. A skill
 * may belong to several. Append only: the database stores their positions.
 */
export const occupationWords = `
Front end | frontend | JavaScript, TypeScript, React, Angular, Vue.js, Next.js, jQuery, HTML, CSS, Accessibility
Back end | backend | Java, Spring Boot, Node.js, Express.js, Python, Django, Flask, Ruby, Ruby on Rails, PHP, C#, .NET, ASP.NET, Go, Rust, REST APIs, GraphQL, gRPC, Microservices, Distributed systems, PostgreSQL, MySQL, SQL Server, MongoDB, Redis
Full stack | full stack | MERN stack
Mobile | mobile | Android, iOS, Kotlin, Swift, Objective-C, Flutter, React Native
Testing | quality assurance | Test automation, Selenium, Playwright, Unit testing
Infrastructure | devops, system administrator, network engineer, database administrator | AWS, Azure, Google Cloud, Cloud computing, Docker, Kubernetes, Terraform, Ansible, Jenkins, GitHub Actions, Azure DevOps, CI/CD, DevOps, Linux, Unix, Windows Server, Bash, PowerShell, Prometheus, Grafana, Networking, TCP/IP
Security | security engineer | Cybersecurity, Cryptography
Devices | | C, C++, Embedded systems, Firmware
Games | | Unity, Unreal Engine, OpenGL, DirectX
Analysis | data analyst, business analyst | Microsoft Excel, SQL, Power BI, Tableau, Data analysis, Data visualization, Business intelligence, Statistics, SAS
Data engineering | data engineer | Apache Spark, Airflow, Kafka, Hadoop, Snowflake, dbt, Big data, Data modeling
Data science | data scientist, machine learning engineer | pandas, NumPy, scikit-learn, TensorFlow, PyTorch, Keras, Machine learning, Deep learning, Natural language processing, Computer vision, Data science, Data mining, Artificial intelligence, R, MATLAB
Product design | designer | Figma, Adobe XD, Sketch app, Prototyping, User research, Usability testing, Interaction design, User experience, Design systems
Graphic design | graphic designer | Adobe Photoshop, Adobe Illustrator, Canva, CorelDRAW, Adobe Premiere Pro, Video editing
Product management | product manager, project manager | Product management, Program management, Project management, Roadmapping, Stakeholder management
Marketing | marketing manager, digital marketing | SEO, Google Ads, Google Analytics, Social media marketing, Email marketing, Content marketing, Market research
Writing | content writer | Technical writing, Copywriting
Sales | business development, sales representative, account manager | B2B sales, Negotiation, Salesforce, CRM, Lead generation, Cold calling
Support | customer support, customer success | Customer support, Customer success, Zendesk
Finance | accountant, chartered accountant, financial analyst | Accounting, Tally, GST, Income tax, Bookkeeping, QuickBooks, Bank reconciliation, Financial reporting, Financial modeling, Auditing, SAP
People | human resources, recruiter | Human resources, Talent acquisition, Payroll processing, Employee onboarding
Operations | operations, executive assistant | Operations management, Supply chain management, Logistics, Inventory management, Procurement
`;

/** Each line lists occupations that are related to each other. */
export const occupationCircles = `
Front end, Back end, Full stack, Mobile, Testing
Infrastructure, Back end, Data engineering
Infrastructure, Security
Devices, Games, Back end
Analysis, Data engineering, Data science
Product design, Graphic design
Product management, Analysis
Marketing, Writing
Marketing, Sales
Sales, Support
Finance, Analysis
People, Operations
Operations, Support
Operations, Finance
`;
