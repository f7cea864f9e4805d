/** Skills of which one helps much with the other, both ways: who knows the first learns those after the colon soon. */
export const relatedWords = `
JavaScript: TypeScript, Node.js, React, Angular, Vue.js, jQuery, Next.js, Express.js
TypeScript: Node.js, React, Angular, Vue.js, Next.js
React: Next.js, React Native, Vue.js, Angular
Angular: Vue.js
Node.js: Express.js, REST APIs
Next.js: Vue.js
HTML: CSS, JavaScript, Accessibility
CSS: Design systems
Java: Kotlin, Spring Boot, C#, Scala, Object-oriented programming
Kotlin: Android
Scala: Apache Spark
Spring Boot: Microservices, REST APIs
C: C++, Embedded systems, Firmware
C++: Rust, Unreal Engine, Object-oriented programming
C#: .NET, ASP.NET, Unity
.NET: ASP.NET, Visual Basic, F#
Python: Django, Flask, pandas, NumPy, scikit-learn
Django: Flask, REST APIs, Ruby on Rails
Flask: REST APIs
Ruby: Ruby on Rails
R: Statistics, SAS, Python
MATLAB: NumPy, Python
Go: Rust, gRPC
GraphQL: REST APIs
gRPC: REST APIs, Microservices
Microservices: Distributed systems, REST APIs, Docker
SQL: PostgreSQL, MySQL, SQL Server, Snowflake, Data analysis
PostgreSQL: MySQL, SQL Server
MySQL: SQL Server
NoSQL: MongoDB, Cassandra, Redis, Elasticsearch
MongoDB: Cassandra
Snowflake: dbt, Big data
Hadoop: Apache Spark, Big data
Apache Spark: Kafka, Airflow, Big data
Airflow: dbt
Kafka: Distributed systems
Power BI: Tableau, Microsoft Excel, Business intelligence, Data visualization
Tableau: Microsoft Excel, Business intelligence, Data visualization
Microsoft Excel: Data analysis
pandas: NumPy, Data analysis
scikit-learn: Machine learning, NumPy
TensorFlow: PyTorch, Keras, Deep learning
PyTorch: Keras, Deep learning
Keras: Deep learning
Machine learning: Deep learning, Data science, Statistics, Artificial intelligence, Data mining
Deep learning: Computer vision, Natural language processing, Artificial intelligence
Natural language processing: Artificial intelligence
Computer vision: Artificial intelligence
Data science: Data analysis, Statistics, Data mining
Data analysis: Statistics, Data visualization, Business intelligence
Data modeling: SQL, Business intelligence
Statistics: A/B testing
Cloud computing: AWS, Azure, Google Cloud
AWS: Azure, Google Cloud
Azure: Google Cloud, Azure DevOps
Docker: Kubernetes
Kubernetes: Terraform
Terraform: Ansible
Jenkins: GitHub Actions, CI/CD, Azure DevOps
GitHub Actions: CI/CD, Git
CI/CD: DevOps, Azure DevOps
DevOps: Docker, Kubernetes, Linux
Linux: Unix, Bash
Bash: PowerShell
Windows Server: PowerShell
Prometheus: Grafana
Networking: TCP/IP, Cybersecurity
Cybersecurity: Cryptography
Android: iOS, Flutter
iOS: Swift, Flutter, Objective-C
Swift: Objective-C
Flutter: React Native
Embedded systems: Firmware
Unreal Engine: Unity
OpenGL: DirectX
Algorithms: Data structures
Object-oriented programming: Design patterns
Test automation: Selenium, Playwright, Unit testing
Selenium: Playwright
Agile: Scrum, Jira
Scrum: Project management
Figma: Sketch app, Adobe XD, Prototyping
Adobe XD: Sketch app, Prototyping
Adobe Photoshop: Adobe Illustrator
User research: Usability testing, User experience, Market research
Interaction design: User experience, Prototyping
User experience: Usability testing, Prototyping, Accessibility
Design systems: Figma
Product management: Roadmapping, Program management, Stakeholder management
Program management: Project management
Project management: Stakeholder management
SEO: Google Analytics, Content marketing, Google Ads
Google Ads: Google Analytics, Social media marketing
Content marketing: Social media marketing, Email marketing, Technical writing
Salesforce: CRM
CRM: B2B sales, Customer success
B2B sales: Negotiation
Customer support: Customer success, Zendesk, CRM
Google Sheets: Microsoft Excel
Microsoft Office: Microsoft Excel, Microsoft Word, Microsoft PowerPoint
Data entry: Microsoft Excel, Google Sheets, Microsoft Office
Accounting: Bookkeeping, Tally, GST, Income tax, Bank reconciliation, Financial reporting, Auditing, QuickBooks
Tally: Bookkeeping, GST, QuickBooks, SAP
GST: Income tax
Bookkeeping: Bank reconciliation, QuickBooks
Financial modeling: Microsoft Excel, Financial reporting
Lead generation: B2B sales, Cold calling, CRM
Cold calling: B2B sales, Negotiation
Copywriting: Content marketing, Technical writing
Canva: Adobe Photoshop, Adobe Illustrator
CorelDRAW: Adobe Illustrator
Video editing: Adobe Premiere Pro
Human resources: Recruitment, Payroll, Onboarding
MERN stack: MongoDB, Express.js, React, Node.js
Operations management: Supply chain, Logistics, Project management
Supply chain: Logistics, Inventory management, Procurement
Logistics: Inventory management
`;
