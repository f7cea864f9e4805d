import { tradeWords } from './trade-words.ts';

/** Display names of skills; alternative spellings follow the colon. */
export const skillWords = `
JavaScript: java script, ecmascript, es6
TypeScript
Python
Java
Kotlin
Scala
Ruby
PHP
Perl
MATLAB
SAS
Visual Basic: vb.net
Objective-C: objective c
F#
C++: cpp, c++11, c++14, c++17, c++20, c++23
C#: c sharp, csharp
.NET: dotnet, .net core, .net framework
ASP.NET
Golang=Go
HTML: html5
CSS: css3
XML
JSON
SQL: t-sql, tsql, pl/sql
NoSQL
PostgreSQL: postgres
MySQL
SQL Server: mssql
MongoDB
Redis
Elasticsearch
Cassandra
Snowflake
Hadoop
Apache Spark: pyspark
Kafka: apache kafka
Airflow: apache airflow
dbt
Power BI: powerbi
pandas
NumPy
scikit-learn: sklearn
TensorFlow
PyTorch
Keras
Machine learning
Deep learning
Natural language processing: nlp
Computer vision
Data science
Data mining
Data analysis: data analytics
Data modeling: data modelling
Data visualization: data visualisation
Statistics
A/B testing
Big data
Business intelligence
Artificial intelligence
React Native
React.js=React: reactjs
Angular: angularjs
Vue.js: vuejs
Node.js: nodejs
jQuery
Next.js
Express.js
Django
Spring Boot
Ruby on Rails
GraphQL
REST APIs: rest api, restful, restful apis, restful services, restful api
gRPC
Microservices
Distributed systems
Cloud computing
Azure: microsoft azure
AWS: amazon web services
Google Cloud: gcp
Docker
Kubernetes: k8s
Terraform
Ansible
Jenkins
Git: github, gitlab
GitHub Actions
Azure DevOps
CI/CD: continuous integration, continuous delivery, continuous deployment
DevOps
Linux
Unix
Windows Server
PowerShell
Bash
Prometheus
Grafana
Networking
TCP/IP
Cryptography
Cybersecurity: cyber security
Android
iOS
Flutter
Firmware
Embedded systems
Unreal Engine
OpenGL
DirectX
Algorithms
Data structures
Object-oriented programming: object oriented programming, oop
Design patterns
Debugging
Test automation: automated testing
Unit testing
Selenium
Playwright
Agile
Scrum
Jira
Figma
Sketch app=Sketch
Adobe Photoshop: photoshop
Adobe Illustrator
Adobe XD
User research
Usability testing
Interaction design
User experience: ux
Accessibility
Prototyping
Design systems
Product management
Program management
Project management
Roadmapping: roadmap
Stakeholder management
Technical writing
SEO: search engine optimization
Google Ads
Google Analytics
Content marketing
Social media marketing
Email marketing
Market research
Salesforce
CRM
B2B sales
Negotiation
Customer support
Customer success
Zendesk
SAP
Bootstrap CSS=Bootstrap: bootstrap 5, twitter bootstrap, bootstrap framework
Tailwind CSS: tailwindcss
Redux: redux toolkit
Laravel
CodeIgniter
NestJS: nest.js
FastAPI
Hibernate ORM
Spring MVC
J2EE: java ee, jakarta ee, core java and j2ee
JUnit
Pytest
Postman API: postman tool
API testing
Manual testing: manual tester
Performance testing: load testing
JMeter: apache jmeter
Appium
Oracle Database: oracle db, oracle sql, oracle 19c
SQLite
Firebase
Jetpack Compose
SwiftUI
Ionic framework
Generative AI: genai, gen ai
Large language models: llms, large language model
LangChain
Prompt engineering
OpenCV
Hugging Face
Databricks
ETL
Data warehousing: data warehouse
Data engineering
Site reliability engineering: sre
Helm charts
Nginx
Shell scripting: shell script, shell scripts
Ethical hacking
Penetration testing: vapt
SIEM
Splunk
Blockchain
Solidity
System design
Competitive programming
Kanban
Microsoft Excel: ms excel, ms-excel, advanced excel
MERN stack: mern
Human resources
Operations management
Logistics
${tradeWords}`;

/** Names that are also common words, so they are case-sensitive. */
export const capitalWords = [
  'React',
  'Spark=Apache Spark',
  'Swift',
  'Rust',
  'Unity',
  'Excel=Microsoft Excel',
  'Tableau',
  'REST=REST APIs',
  'Vue=Vue.js',
  'Spring=Spring Boot',
  'Flask',
  'Rails=Ruby on Rails',
  'Tally',
  'CAD',
  'Blender',
  'Cypress',
  'Confluence',
  '5S',
  'SEM=Search engine marketing',
];

/**
 * Names so short that they need context: another skill nearby, in a list or after a word such as
 * 'in'.
 */
export const shortWords = ['C', 'R', 'Go'];

/** Spellings used in input fields but not in running text. */
export const typedWords = [
  'js=JavaScript',
  'ts=TypeScript',
  'py=Python',
  'node=Node.js',
  'vue=Vue.js',
  'pg=PostgreSQL',
  'ml=Machine learning',
  'dl=Deep learning',
  'ai=Artificial intelligence',
  'bi=Business intelligence',
  'tf=TensorFlow',
  'rn=React Native',
  'k8=Kubernetes',
  'xls=Microsoft Excel',
  'ppt=Microsoft PowerPoint',
  'fico=SAP FICO',
  'hr=HR operations',
  'recruitment=Talent acquisition',
  'recruiting=Talent acquisition',
  'payroll=Payroll processing',
  'bootstrap=Bootstrap',
  'tailwind=Tailwind CSS',
  'word=Microsoft Word',
  'llm=Large language models',
  'postman=Postman API',
  'pr=Public relations',
  'aml=Anti-money laundering',
  'ui=UI design',
  'qa=Quality assurance',
  'qc=Quality control',
  'scm=Supply chain management',
];
