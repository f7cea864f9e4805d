import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';
import { nameSkillAlone } from './skill-spellings.ts';

/** Sentences by the skill they mean, mostly with names that are also common words. */
const sentences = `
C: Strong programming skills in C and C++ are required.
C: Experience in C, C++ and Linux.
C: Embedded development in C/C++.
C: You write firmware in C on ARM microcontrollers, and test it in Python.
C: Languages: C, Java, Python
C: Proficiency in the C programming language.
C++: 5 years of C++ development.
C++: Modern C++17, CMake and Git.
C#: Build services in C# and .NET.
C#: C# developer with Azure experience.
C#: Good knowledge of C#, SQL Server and ASP.NET.
.NET: Hands-on with .NET Core.
.NET: We use .NET, React and PostgreSQL.
R: Statistical modelling in R or Python.
R: Knowledge of R, SAS or SPSS.
R: Data analysis with R, SQL and Tableau.
R: Experience with the R programming language.
Go: Backend services in Go and Kubernetes.
Go: Experience with Go, Rust or Java.
Go: You know Golang.
Go: Go developer for our payments platform.
Go: We write microservices in Go.
Go: Proficient in Go and gRPC.
Artificial intelligence: You build AI models with PyTorch.
Artificial intelligence: Experience with AI and machine learning.
Artificial intelligence: Knowledge of AI, ML and NLP.
Artificial intelligence: We develop AI solutions for banks.
Machine learning: Deploy ML models to production.
Machine learning: ML engineer with two years of Python.
Machine learning: Expertise in ML and statistics.
SQL: Write SQL queries.
SQL: SQL is a must.
SQL: Advanced SQL, Excel and Power BI.
Technical support: Two years in IT support.
Information technology: Experience in IT infrastructure and networks.
Swift: iOS apps in Swift and Objective-C.
Swift: Swift developer for our iPhone app.
Swift: Experience with Swift, SwiftUI and Xcode.
Swift: Proficiency in Swift.
Rust: Systems programming in Rust or C++.
Rust: We rewrite our services in Rust, Go and TypeScript.
Rust: Experience with Rust is a plus.
Rust: Rust developers wanted for our compiler team.
Dart: Mobile apps with Flutter and Dart.
Dart: Knowledge of Dart, Kotlin or Swift.
Ruby: Ruby on Rails or plain Ruby, and PostgreSQL.
Ruby: Web applications in Ruby, JavaScript and HTML.
Ruby: Ruby developer with RSpec.
Ruby: Fluent in Ruby.
Java: Java, Spring Boot and Hibernate.
Java: 3+ years of Java experience.
Java: Core Java and multithreading.
JavaScript: JavaScript, HTML and CSS.
JavaScript: Vanilla JavaScript without frameworks.
TypeScript: TypeScript and Node.js.
Python: Python scripts for automation.
Python: Python3 and Django.
Microsoft Excel: Advanced Excel skills.
Microsoft Excel: Proficiency in Word, Excel and PowerPoint.
Microsoft Excel: MS Excel, VLOOKUP and pivot tables.
Microsoft Excel: Knowledge of Excel is required.
Microsoft Excel: Reports in Excel spreadsheets.
Microsoft Excel: Experience with Excel, Tally and GST.
Apache Spark: Data pipelines with Spark, Kafka and Airflow.
Apache Spark: PySpark or Spark streaming.
Apache Spark: Experience with Hadoop and Spark.
Spring Boot: Java, Spring, Hibernate.
Spring Boot: Spring Boot microservices.
Spring Boot: Experience with Spring or Micronaut, and Java.
Spring Boot: Knowledge of the Spring framework.
Express.js: Node.js and Express.
Express.js: REST services with Node.js, Express and MongoDB.
Express.js: Express.js middleware.
React: React components with TypeScript.
React: Frontend in React, Redux and CSS.
React: Experience with React.
React: React developer, remote.
React: HTML, CSS, JavaScript, react
React: Angular or React
Node.js: Back end in Node, Express and MongoDB.
Node.js: NodeJS and TypeScript.
Node.js: JavaScript, Node, SQL
Next.js: React, Next.js and Tailwind CSS.
Flask: Python with Django or Flask.
Flask: APIs in Flask and FastAPI.
Flask: Flask framework.
Chef: Configuration management with Ansible, Chef or Puppet.
Puppet: Chef, Puppet, Terraform.
Puppet: Experience with Puppet modules.
SaltStack: Ansible, Salt and Terraform.
Scala: Scala and Apache Spark.
Scala: Functional programming in Scala.
Julia: Numerical code in Python, Julia or MATLAB.
Perl: Perl, Bash and Python scripts.
Perl: Scripting in Perl.
Microsoft Word: MS Word and MS Excel.
Microsoft Word: Proficient in Word, Excel and Outlook.
Microsoft Word: Microsoft Word templates.
Microsoft Access: Databases in MS Access.
Microsoft Access: Excel, Access and SQL.
Microsoft Access: Knowledge of Access databases.
Microsoft Outlook: Proficiency in Excel, PowerPoint and Outlook.
Microsoft Teams: Tools: Jira, Slack, Microsoft Teams
Microsoft Teams: MS Teams and SharePoint.
Slack: Tools: Jira, Confluence, Slack
Slack: Slack integrations and bots.
Confluence: Jira and Confluence.
Oracle Database: Oracle, MySQL or PostgreSQL databases.
Oracle Database: Experience with Oracle SQL.
Oracle Database: Oracle database administration.
Unity: Games in Unity and C#.
Unity: Unity developer with 3D experience.
Unity: Experience with Unity or Unreal Engine.
Sketch: Figma, Sketch and Adobe XD.
Sketch: Prototypes in Sketch or Figma.
Tally: Tally ERP and GST returns.
Tally: Experience in Tally, GST and TDS.
Blender: Blender, Autodesk Maya and 3ds Max.
Cypress: Test automation with Cypress or Playwright.
Cypress: Cypress tests for our web shop.
Jest: Unit tests with Jest and Cypress.
Apache Hive: Hadoop, Hive and Spark.
Helm charts: Kubernetes, Helm and Terraform.
Maven: Java, Maven and Jenkins.
Ansible: Automation with Ansible.
Jenkins: Jenkins pipelines.
Jenkins: CI/CD with Jenkins, Docker and Git.
Docker: Docker containers in production.
Kafka: Kafka and RabbitMQ.
Cassandra: MongoDB or Cassandra.
Snowflake: Snowflake and dbt.
Airflow: Airflow pipelines.
Flutter: Flutter apps for Android and iOS.
Playwright: End-to-end tests in Playwright.
Selenium: Selenium with Java.
Bash: Bash scripting on Linux.
Prometheus: Prometheus and Grafana dashboards.
SAP: SAP implementation projects.
SAS: SAS programming.
REST APIs: REST APIs and GraphQL.
REST APIs: Integration by REST, SOAP and gRPC.
AutoCAD: Drawings in AutoCAD.
Business intelligence: BI dashboards in Power BI.
User experience: UX design for mobile apps.
Quality assurance: QA engineer with Selenium.
Lean manufacturing: Lean manufacturing and Six Sigma.
SAFe: Agile, Scrum and SAFe.
German: Fluent in German and English.
German: You speak German fluently.
French: Support for French speaking customers.
Spanish: Excellent Spanish skills, written and spoken.
Forklift operation: A forklift licence is required.
Stock control: Experience with stock control and order picking.
Neuroscience: A PhD in neuroscience or psychology.
French: You speak French, English or Spanish.
Artificial intelligence: Generative AI, LangChain and AI agents.
Go: Our backend is written in Go.
Go: Solid Go experience and PostgreSQL.
Go: You have shipped production code in Go or Java.
C: Low-level programming in C on Linux.
C: Firmware (C, assembly) for sensors.
R: Comfortable with SQL and R.
R: RStudio, R and Shiny dashboards.
Microsoft Excel: Strong Excel and PowerPoint skills.
Microsoft Excel: Must be good at Excel.
Microsoft Excel: Excel, Word, Outlook
Microsoft Excel: Advanced knowledge of Excel (pivot tables, macros)
React: Two years building apps with React.
React: React or Vue experience.
React: React/Redux, TypeScript
React: We use React on the front end.
Spring Boot: Java/Spring developer.
Spring Boot: Hands-on with Java, Spring and SQL.
Apache Spark: Spark jobs on AWS.
Apache Spark: Python, Spark, SQL.
Swift: Swift and Kotlin for mobile.
Swift: Building iOS apps using Swift.
Rust: Rust, C++ or Go.
Rust: Experience writing Rust in production.
Ruby: Ruby, Rails, PostgreSQL.
Ruby: Ruby engineer.
Microsoft Access: MS Office (Word, Excel, Access).
Microsoft Outlook: Good with MS Outlook.
Slack: We work with Jira, Slack and Notion.
Oracle Database: Knowledge of Oracle or MySQL.
Unity: Unity3D and C#.
Unity: 2 years of Unity development.
Sketch: Figma or Sketch.
Chef: Ansible/Chef/Puppet.
Node.js: Node, React and AWS.
Node.js: Server-side JavaScript (Node).
Flask: Python (Django/Flask).
Dart: Flutter/Dart.
Scala: Scala or Java.
Artificial intelligence: Interest in AI.
Quality assurance: QA, manual and automated.
Tally: Must know Tally and GST.
Docker: Docker and Kubernetes.
Compliance: Experience in compliance and audit.
Compliance: You watch over compliance with food law.
Reporting: Monthly reporting for the board.
`
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/u));

test('ATS-04 the set has at least 100 sentences', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(100);
});

test('ATS-04 a skill is found where it is meant', () => {
  const missed = sentences.flatMap(([name = '', sentence = '']) =>
    findSkills(sentence).some((found) => found.name === nameSkillAlone(name))
      ? []
      : `${name}: ${sentence}`,
  );
  expect(missed).toEqual([]);
});
