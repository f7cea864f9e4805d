/**
 * Related skills: someone who knows the first quickly learns those after the colon. Applied
 * symmetrically.
 */
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
MATLAB: NumPy, Python, Simulink
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
Microsoft Excel: Data analysis, Pivot tables, VLOOKUP, Excel macros, Google Sheets, MIS reporting, Data entry, Microsoft Office
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
CRM: B2B sales, Customer success, Zoho CRM, HubSpot, LeadSquared, Pipedrive
B2B sales: Negotiation, Key account management, Pre-sales
Customer support: Customer success, Zendesk, Customer service, Chat support, Voice process, Technical support, Freshdesk, CRM
Accounting: Bookkeeping, Tally, Taxation, Auditing, Accounts payable, Accounts receivable, GST, Income tax, Bank reconciliation, Financial reporting, QuickBooks
Tally: Bookkeeping, GST, Zoho Books, QuickBooks, SAP
GST: TDS, Taxation, Income tax
Income tax: TDS, Taxation
Accounts payable: Accounts receivable, Invoicing, Bank reconciliation
Auditing: Taxation, Company law
Financial analysis: Financial modeling, Financial reporting, Equity research
SAP: SAP FICO, SAP MM, SAP SD, SAP ABAP, SAP HANA, ERP
SAP FICO: Accounting
SAP MM: Procurement, SAP SD
ERP: Oracle ERP, Microsoft Dynamics
Microsoft Office: Microsoft Word, Microsoft PowerPoint, Google Workspace, Microsoft Excel
Telecalling: Cold calling, Inside sales, Voice process
Lead generation: Cold calling, Business development, Inside sales, B2B sales, CRM
Field sales: Retail sales, Channel sales, Business development
Zendesk: Freshdesk
Technical support: Hardware troubleshooting, Active Directory, ITIL, ServiceNow
Talent acquisition: Candidate sourcing, Naukri portal, HR operations
HR operations: Payroll processing, Statutory compliance, HRMS, Employee onboarding, Labour law
Payroll processing: Statutory compliance, HRMS
Digital marketing: SEO, Search engine marketing, Social media marketing, Content marketing, Email marketing
Search engine marketing: Google Ads, Performance marketing
Meta Ads: Performance marketing, Social media marketing
Content writing: Copywriting, Blog writing, Content marketing
Graphic design: Adobe Photoshop, Adobe Illustrator, CorelDRAW, Canva, Adobe InDesign, Typography
UI design: Figma, Wireframing, User experience
Video editing: Adobe Premiere Pro, Adobe After Effects, Final Cut Pro, DaVinci Resolve, Motion graphics
3D modeling: Autodesk Maya, 3ds Max, SketchUp, Blender
AutoCAD: CAD, SolidWorks, Revit, Civil 3D
SolidWorks: CATIA, Creo, Siemens NX, Autodesk Inventor, Fusion 360
ANSYS: Finite element analysis, Computational fluid dynamics, HyperMesh
Lean manufacturing: Six Sigma, Kaizen, 5S
Quality control: Quality assurance, ISO 9001
STAAD Pro: ETABS, Structural design, SAP2000
Revit: BIM
Primavera: Microsoft Project
Quantity surveying: Estimation and costing, Land surveying
PLC: SCADA, HMI, Industrial automation, Siemens TIA Portal, Allen-Bradley
SCADA: DCS
PCB design: Altium Designer, KiCad, Proteus
Verilog: VHDL, VLSI, FPGA
Arduino: Raspberry Pi, IoT, Embedded systems
Supply chain management: Logistics management, Inventory management, Procurement, Warehouse management
Google Sheets: Microsoft Excel
Data entry: Microsoft Excel, Google Sheets, Microsoft Office
Bookkeeping: Bank reconciliation, QuickBooks
Financial modeling: Microsoft Excel, Financial reporting
Cold calling: B2B sales, Negotiation
Copywriting: Content marketing, Technical writing
Canva: Adobe Photoshop, Adobe Illustrator
CorelDRAW: Adobe Illustrator
Human resources: Talent acquisition, Payroll processing, Employee onboarding
MERN stack: MongoDB, Express.js, React, Node.js
Operations management: Supply chain management, Logistics, Project management
Supply chain management: Logistics, Inventory management, Procurement
Logistics: Inventory management
`;
