import { skillKeyOf } from './skill-spellings.ts';

/** Knowing any skill after the colon implies the one before it, but not vice versa. */
const impliedWords = `
SQL: PostgreSQL, MySQL, SQL Server, MariaDB, Oracle Database, SQLite, Snowflake
NoSQL: MongoDB, Cassandra, Redis, CouchDB, Neo4j, Elasticsearch, Firebase
Databases: SQL, NoSQL
JavaScript: TypeScript, React, Angular, Vue.js, Node.js, Next.js, Express.js, jQuery, Svelte, Nuxt.js, NestJS
TypeScript: Angular, NestJS
React: Next.js, React Native, Redux
Vue.js: Nuxt.js
Node.js: Express.js, NestJS
Java: J2EE, Spring Boot, Hibernate ORM
Spring Boot: Spring MVC
Python: Django, Flask, FastAPI, pandas, NumPy, scikit-learn, PyTorch, TensorFlow, Pytest
Ruby: Ruby on Rails
PHP: Laravel, Symfony, CodeIgniter
C#: ASP.NET
.NET: ASP.NET
Swift: SwiftUI
Shell scripting: Bash
Front-end development: React, Angular, Vue.js, Svelte, Next.js
Back-end development: Node.js, Django, Spring Boot, Ruby on Rails, Laravel, FastAPI, ASP.NET, Express.js
Mobile development: Android, iOS, Flutter, React Native, Xamarin
Web development: Front-end development, Back-end development, Full-stack development
HTML: React, Angular, Vue.js
Containers: Docker, Kubernetes, OpenShift
Cloud computing: AWS, Azure, Google Cloud
Infrastructure as code: Terraform, CloudFormation
CI/CD: Jenkins, GitHub Actions, CircleCI, Travis CI
Version control: Git, SVN
Elastic Stack: Elasticsearch
Artificial intelligence: Machine learning, Generative AI
Machine learning: Deep learning, Natural language processing, Computer vision, scikit-learn, TensorFlow, PyTorch, Keras, XGBoost
Deep learning: PyTorch, TensorFlow, Keras
Natural language processing: spaCy, NLTK, BERT
Big data: Apache Spark, Hadoop
Data visualization: Tableau, Power BI, Matplotlib, Seaborn, Plotly
Data pipelines: ETL, Airflow
Data analysis: Data science
Agile: Scrum, Kanban, SAFe
Linux: Bash
Unix: Linux
Test automation: Selenium, Playwright, Cypress, Appium
Unit testing: JUnit, Pytest, Jest
Testing: Unit testing, Test automation, Manual testing, API testing
Microsoft Office: Microsoft Excel, Microsoft Word, Microsoft PowerPoint
Digital marketing: SEO, Search engine marketing
ERP: SAP
Accounting: Bookkeeping
Financial analysis: Financial modeling
Data pipelines: Data engineering
Team building: Talent acquisition
.NET: C#
Software development: Front-end development, Back-end development, Full-stack development, Object-oriented programming
Master's degree: PhD, MBA
Bachelor's degree: Master's degree
`;

const implied = new Map<string, string[]>();
for (const line of impliedWords.trim().split('\n')) {
  const [whole = '', parts = ''] = line.split(':');
  for (const part of parts.split(',')) {
    const key = skillKeyOf(part);
    implied.set(key, [...(implied.get(key) ?? []), skillKeyOf(whole)]);
  }
}

/** Adds implied skills, transitively: PostgreSQL implies SQL, and SQL implies databases. */
export function withImplied(keys: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (all.has(key)) continue;
    all.add(key);
    waiting.push(...(implied.get(key) ?? []));
  }
  return all;
}
