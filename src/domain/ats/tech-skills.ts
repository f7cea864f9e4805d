/**
 * Skills missing from the dictionary of postings, and more spellings of its skills, in its format:
 * name, colon, spellings. Some are adapted from the Open Skills Taxonomy by Tanova
 * (https://github.com/tanova-ai/skills-taxonomy), CC BY 4.0.
 */
export const techSkills = `
JavaScript: es2015, es2015+, es2020, ecma script, vanilla javascript
TypeScript: typescript.js
Python: python3, python 3, python2, python 2, python programming
Java: java programming, java se, core java, java 8, java 11, java 17, java 21, java8
J2EE: jee, java jee, java-ee, javaee
Go: go programming, go lang, golang
C#: csharp
C++: c plus plus, c++ programming
Ruby: ruby-lang, ruby programming, rubylang
Rust: rust-lang, rust programming, rustlang
PHP: php5, php7, php8, php programming, hypertext preprocessor
Swift: swift programming, apple swift
Kotlin: kotlin programming, kotlin jvm, kotlin multiplatform
R: r programming, r language, r statistical computing, rstudio, r studio
C: c programming, c language, embedded c, ansi c
Scala: scala programming, scala jvm
Perl: perl5, perl programming
Haskell: haskell programming
Elixir: elixir programming, phoenix elixir
Erlang
Clojure
Lua: lua programming, luajit
Dart: dart programming, flutter dart, dartlang
Julia: julia programming, julialang
Groovy
COBOL
Fortran
Assembly language: assembler, x86 assembly
Visual Basic: vb6
Shell scripting: posix shell, zsh, unix shell, linux shell, scripting languages, scripting language
PowerShell: powershell scripting, pwsh, windows powershell, powershell core
React: react.js, react js, react framework, react library, react hooks, reactjs.org
Vue.js: vue js, vue 2, vue 3, vuex
Angular: angular js, angular 2+, angular framework, ngrx
Svelte: sveltekit
Ember.js: emberjs
HTML: html 5, hypertext markup language, xhtml
CSS: css 3, cascading style sheets
Sass: scss
Less CSS
Tailwind CSS: tailwind.css
Next.js: nextjs, next js, next.js framework
Nuxt.js: nuxt, nuxtjs, nuxt js
jQuery: jquery.js, jquery library
AJAX
DOM: virtual dom, shadow dom
Webpack
Babel: babeljs
npm
Vite
Three.js
D3.js: d3js
WebGL
WebSockets: websocket
Responsive design: responsive web design
Front-end development: frontend, front-end, front end, frontend development, front-end engineering, frontend frameworks, front-end frameworks
Back-end development: backend, back-end, back end, backend development, back-end engineering, server-side development, server side
Full-stack development: full stack, full-stack, fullstack, full-stack dev, fullstack development
Web development: web applications, web application development, web development, web technologies
Mobile development: mobile dev, app development, mobile apps, mobile applications, mobile app development, mobile application development, mobile technology
iOS: ios development, iphone development, apple ios, ios sdk
Android: android development, android sdk, google android, android studio
Xamarin: xamarin forms, xamarin.forms, xamarin native
Node.js: node js, nodejs, node.js development
Express.js: expressjs, express js, express framework
Django: django framework, django python, django rest framework
Flask: flask framework, python flask
FastAPI: fast api
Spring Boot: spring framework, springboot, java spring
Hibernate: hibernate orm
JPA
Maven: apache maven
Gradle
Tomcat: apache tomcat
JSP
EJB
JMS
ASP.NET: asp.net core, aspnet core, asp net core, asp.net mvc, asp.net web api
.NET: dot net, .net 6, .net 8, .net framework, dotnet framework, net core
Entity Framework
WPF
Ruby on Rails: rails, ror, ruby rails, rails framework
Laravel: laravel framework, laravel php
Symfony
Drupal
Magento
WordPress: wp cms, wordpress cms
REST APIs: rest, restful web services, rest services, restful, rest-api, restful api development, api rest
API design: api development, api architecture, apis, api
API integration: third-party apis, third party apis, api integrations
SOAP
gRPC
Microservices: microservice, micro services, microservice design, microservices architecture, microservice architecture
Service-oriented architecture: service oriented architecture, soa
Event-driven architecture: event driven architecture, event-driven, event sourcing, cqrs, event-driven design
Domain-driven design: domain driven design, ddd
Test-driven development: test driven development, tdd
Behavior-driven development: behaviour driven development, bdd
Software architecture: system design, systems design, software architecture patterns, solution architecture, solutions architecture, system architecture, systems architecture, technical architecture
Software development: software engineering, software development lifecycle, sdlc, software design, software craftsmanship, programming languages, programming
Code review: code reviews, peer review
Pair programming
Clean code
Version control: source control, revision control
Git: git version control, git scm, gitflow, github, gitlab, bitbucket, atlassian bitbucket
SVN: subversion
CI/CD: ci cd, cicd, continuous integration, continuous delivery, continuous deployment, ci/cd pipelines, devops pipeline, build pipelines, release pipelines, deployment pipelines
CircleCI: circle ci
Travis CI
TeamCity
GitHub Actions: gh actions, github ci/cd
Azure DevOps: vsts, visual studio team services
DevOps: dev ops, devops practices, development operations
DevSecOps
Site reliability engineering: sre
Docker: docker containers, docker compose
Containers: containerization, containerisation, container orchestration, container platform
Kubernetes: k8, kube, aks, eks, gke
OpenShift
Helm charts: helm
Infrastructure as code: infrastructure-as-code, iac
CloudFormation: aws cloudformation
Linux: ubuntu, red hat, rhel, centos, debian, linux kernel, linux administration
Operating systems: os internals
Apache HTTP Server: apache web server, httpd
AWS: amazon aws, amazon cloud, amazon-web-services, ec2, amazon ecs, ecs, amazon rds, rds, elasticache, aws lambda, s3, amazon s3, aws cloud, cloudwatch, aws sagemaker, sagemaker, amazon redshift, dynamodb, aws glue
Azure: azure cloud, microsoft cloud, azure services, azure functions, azure ml, azure data factory
Google Cloud: google cloud platform, gcp services, google-cloud-platform, bigquery, google bigquery, vertex ai, google ai platform, gcp ai platform
Cloud computing: cloud, cloud services, cloud platforms, cloud platform, cloud technologies, cloud technology, cloud infrastructure, public cloud, cloud native, cloud-native, cloud environments, cloud adoption, cloud migration
Cloud architecture: cloud design, cloud infrastructure design, cloud solutions architecture
SaaS: software as a service, cloud software
PaaS: platform as a service
IaaS: infrastructure as a service
Serverless
Virtualization: virtualisation, vmware, hyper-v, virtual machines
SQL: structured query language, sql query, sql queries, sql database, sql databases, relational databases, relational database, rdbms, t-sql, pl-sql
Databases: database, database design, db design, schema design, database technologies, database systems, database management, database administration, database architecture
PostgreSQL: postgre sql, psql, postgres
MySQL: my sql, mysql database, mysql server
MariaDB
SQL Server: ms sql, microsoft sql server, mssql, ms sql server, ssis, ssrs
Oracle Database: oracle pl/sql, oracle rdbms
MongoDB: mongo db, mongo
Redis: redis cache, redis database, redis server
Memcached
Neo4j
CouchDB
Elasticsearch: elastic search, opensearch
Elastic Stack: elk stack, elk, kibana, logstash
NoSQL: no sql, nosql databases, non-relational databases
RabbitMQ: rabbit mq, amqp
ActiveMQ: apache activemq
Kafka: kafka streams, confluent kafka, apache kafka
Message queues: messaging systems, message brokers, messaging frameworks
Apache Spark: pyspark, spark streaming, spark sql
Apache Flink: flink
Apache Hive: hiveql
Apache Beam
Hadoop: hdfs, mapreduce, map reduce
Big data: big data tools, big data technologies
ETL: elt, etl processes, etl pipelines
Data pipelines: data pipeline, data integration, data workflows, data ingestion
Data warehousing: data-warehouse, data warehouses, redshift, data lake, data lakes
Data modeling: data models, data modelling
Data architecture
Data management: data governance, data quality
Data analysis: data analytics, data-analysis, analyzing data, analysing data, analyze data, analyse data, exploratory data analysis
Data visualization: data visualisation, data visualizations, dashboards, dashboard
Statistics: statistical analysis, statistical methods, statistical modeling, statistical modelling, hypothesis testing
Time series: time series forecasting, time series analysis, forecasting
A/B testing: a/b tests, ab testing, a/b test
Machine learning: ml, machine learning models, ml models, ai/ml, machine-learning
MLOps: ml ops, mlflow, kubeflow, model deployment
Deep learning: neural networks, neural network, cnns, rnns, lstms, convolutional neural networks, hugging face transformers, gans
Reinforcement learning
Recommender systems: recommendation systems, recommendation engine
XGBoost
LightGBM
Artificial intelligence: ai technologies, artificial-intelligence
Generative AI: generative ai, gpt, chatgpt
Natural language processing: natural language understanding, nlu, text processing, text analysis, sentiment analysis
spaCy
NLTK
BERT
Computer vision: image recognition, visual ai, image processing
TensorFlow: tensorflow 2
LangChain: langchain framework
SciPy
Matplotlib
Seaborn
Plotly
Jupyter: jupyter notebooks, jupyter notebook
Qlik: qlikview, qlik sense, qliksense
Alteryx
Business intelligence: bi tools
MATLAB: mat lab
Cybersecurity: cyber-security, information security, it security, network security, application security, infosec, cloud security, security engineering
Identity and access management: iam, identity management, access management
OAuth: oauth2, oauth 2.0, openid connect
Auth0: auth0 authentication, auth zero
Encryption: cryptographic, tls, ssl
Firewalls: firewall
Vulnerability management: vulnerability assessment
Threat modeling: threat modelling
Networking: tcp ip, network protocols, computer networks, routing protocols, networking protocols, lan, wan, dns, bgp, vpn, dhcp, routing and switching, internet protocols, networking technologies, enterprise networking, computer networking, software defined networking, networking concepts, networking fundamentals, networking equipment, networking hardware
Cisco: cisco ios
Testing: software testing, functional testing, integration testing, regression testing, test cases, test plans, unit & functional testing, acceptance testing, uat, user acceptance testing, end-to-end testing, e2e testing
Test automation: automated tests, automation testing
Unit testing: unit tests, unit test
Jest: jest framework, facebook jest, jest testing
Pytest: python pytest, py.test
Cypress: cypress.io, cypress testing, cypress framework
Mocha testing: mocha.js
Cucumber testing: gherkin
LoadRunner
SonarQube
Debugging: troubleshooting, trouble shooting, bug fixing
Monitoring: observability, performance monitoring, alerting
Datadog
New Relic
AppDynamics
Dynatrace
Wireshark
Logging
Automation: process automation, automating, rpa, robotic process automation, uipath
Performance optimization: performance tuning, performance optimisation, performance engineering, query optimization
Scalability: high availability, high-availability, scalable systems, high-scale
Distributed systems: distributed computing, distributed architecture, distributed systems design, parallel computing
Concurrency: multithreading, multi-threading, asynchronous programming, async programming
Data structures: data structure
Algorithms: algorithm
Object-oriented programming: object-oriented design, object oriented design, ood, object-oriented languages, object oriented languages, object-oriented
Functional programming
Design patterns: software design patterns
Embedded systems: embedded development, embedded programming, embedded software, embedded linux, rtos, microcontrollers, microcontroller
Firmware: firmware development
Device drivers: device driver
IoT: iot development, iot systems
Arduino: arduino programming, arduino development
Raspberry Pi: raspberry pi development, raspi
Robotics
Blockchain: smart contracts, ethereum, web3
AR/VR: augmented reality, virtual reality
Game development: game design
Accessibility: wcag, a11y
Jira: jira software, atlassian jira
Confluence: atlassian confluence, confluence wiki
SharePoint
Trello
Asana
Slack
Microsoft Teams: ms teams
Power Apps: powerapps, power platform, power automate
Microsoft Access: ms access
Microsoft Outlook: ms outlook
Microsoft Visio: ms visio, visio
Microsoft Office: microsoft office suite, ms office suite, office suite
Technical documentation: documentation, technical reports
Firebase: google firebase, firebase platform
Stripe: stripe payments, stripe api
PayPal: paypal integration, paypal api
Prisma: prisma orm, prisma client
Chef: chef infra
Puppet: puppet enterprise
SaltStack: salt stack
Vagrant
GitOps: argocd, argo cd
Figma: figma design, figma tool
Sketch: sketch app
Unity: unity3d, unity 3d, unity engine
Vitest
Storybook
OpenTelemetry
Mixpanel
Dask
Teradata
OData
InVision
LLVM
OpenMP
CUDA
High-performance computing: hpc
Compilers
Bioinformatics
Data storage: storage system, storage systems, storage services, distributed storage, object storage, block storage, cloud storage
Caching: distributed caching, cache design
Load balancing: load balancer, load balancers
Telemetry
Query processing
Video streaming: streaming video
Transpilation: transpiler, transpilers
Mobile device management
macOS: mac os, os x
`;
