/**
 * Names that are also common words, people or places. They count only with evidence beside them: a
 * list with other skills, words such as 'experience with', or one of the words after the colon
 * directly after them. Words after '!' indicate another meaning, as explained in `meant-in.ts`.
 */
export const waryNames = `
C: programming language, language, programming, code, coding, developer, developers, programmer, compiler, compilers
R: programming language, language, programming, code, coding, developer, scripts, packages, package, studio, shiny
D: programming language
Go: programming language, language, programming, code, coding, developer, developers, engineer, engineers, programmer, microservices, services, backend, modules, codebase
Swift: programming language, language, programming, coding, developer, developers, engineer, programmer, codebase, sdk
Rust: programming language, language, programming, code, coding, developer, developers, engineer, engineers, programmer, codebase, crates, compiler
Dart: programming language, language, programming, code, coding, developer, developers, programmer, codebase
Ruby: programming language, language, programming, code, coding, developer, developers, engineer, engineers, programmer, codebase, gems, scripts
Julia: programming language, language, programming, code, coding, packages, scripts
Lua: programming language, language, programming, code, scripts, scripting
Spark: jobs, job, streaming, sql, cluster, clusters, pipelines, pipeline, developer, mllib
Spring=Spring Boot: boot, framework, mvc, Cloud, Security, Data, Batch, webflux, developer, microservices ! ~summer, ~autumn, ~winter, ~fall, term, season
Express=Express.js: framework, server, middleware, backend, api, apis, routes
React: components, component, native, hooks, developer, developers, engineer, engineers, frontend, front-end, app, apps, application, applications, framework, library, codebase, router, redux, development, js, ui
Vue=Vue.js: components, developer, developers, frontend, framework, js, app, apps
Node=Node.js: backend, developer, developers, js, server, services, api, apis, microservices, runtime
Next=Next.js: js
Ember=Ember.js: framework, js
Bootstrap: framework, css, components, grid, themes, theme, templates
Flask: framework, app, apps, application, applications, api, apis, backend, server, microservices, developer
Rails=Ruby on Rails: framework, developer, developers, engineer, engineers, app, application, applications, backend, api, codebase, monolith
Chef: cookbooks, cookbook, infra, automate, recipes and puppet
Puppet: modules, manifests, enterprise, scripts
Salt=SaltStack: stack
Vault=HashiCorp Vault: secrets
Consul=HashiCorp Consul: connect
Packer=HashiCorp Packer: images
Unity: engine, developer, developers, 3d, projects, game engine, editor, shaders
Blender: modeling, modelling, scripts, renders, 3d
Maya=Autodesk Maya: rigging, modeling, modelling
Sketch: files, symbols, app, libraries, prototypes, plugin, plugins
Illustrator=Adobe Illustrator: files, artwork, skills
Canvas=HTML canvas: api
Excel=Microsoft Excel: spreadsheets, spreadsheet, macros, macro, formulas, formulae, pivot, skills, sheets, sheet, models, vba, dashboards, workbook, workbooks, functions, files, reports
Word=Microsoft Word: documents, templates, processing software
Access=Microsoft Access: databases, database, vba, queries ! ~inclusion, ~equity, ~dignity
Outlook=Microsoft Outlook: calendar, calendars, inbox, add-ins
Teams=Microsoft Teams: channels, calls, admin, administration ! <with, <across, <our, <of, <lead
Slack: channel, channels, bots, integration, integrations, workspace
Oracle=Oracle Database: database, databases, db, sql, erp, fusion, cloud, forms, apex, dba, e-business, pl
Tally: erp, prime, accounting
Confluence: pages, page, wiki, spaces, documentation
Jest: tests, test, suite, snapshots, mocks
Mocha=Mocha testing: tests, test
Cucumber=Cucumber testing: tests, test, features, scenarios
Hive=Apache Hive: queries, tables, metastore, ql
Helm=Helm charts: charts, chart
Maven: builds, build, central, plugins, projects
Jenkins: pipelines, pipeline, jobs, server, builds, job
Cassandra: cluster, clusters, database, tables, db
Postman=Postman API: collections, collection, tests
REST=REST APIs: api, apis, services, endpoints, endpoint, web services, calls, interfaces
SOAP: api, apis, services, web services
CAD: software, drawings, models, designer, tools, design, modelling, modeling
SEM=Search engine marketing: campaigns
NLP=Natural language processing: models, pipelines, pipeline, libraries, techniques
IT=Information technology: support, infrastructure, systems, consulting, projects, project, services, security, operations, professional, department, industry, solutions, consultant
SOA=Service-oriented architecture: architecture
BS=Bachelor's degree: degree, in
BA=Bachelor's degree: degree
BE=Bachelor's degree: degree
MS=Master's degree: degree, in
MA=Master's degree: degree
Less=Less CSS: css, mixins
Sass: css, mixins
Backbone=Backbone.js: js
Meteor=Meteor.js: js
SAFe: framework, Agilist
Polish=Polish language: language, speaker, speakers, speaking, fluency, fluently, proficiency
French: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
German: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Spanish: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Italian: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Portuguese: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Dutch: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Danish: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Swedish: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Norwegian: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Finnish: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Russian: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Japanese: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Arabic: language, speaker, speakers, speaking, fluency, fluently, proficiency, skills
Notion: docs, pages
Zoom: meetings, calls
Stripe: payments, api, integration, checkout
Segment=Segment analytics: analytics
Beam=Apache Beam: pipelines
Storm=Apache Storm: topologies
Pig=Apache Pig: latin, scripts
Flink=Apache Flink
Crystal=Crystal Reports: reports
Pascal: programming, language, code
Delphi: programming, language, developer, code
Ada: programming language, programming, language, code
Scheme: programming language, code
Elm: programming, language, code, apps
Elixir: programming, language, code, developer, developers, phoenix, services
Bash: scripts, script, scripting, shell
Cypress: tests, test, suite, suites, testing, automation
Prometheus: alerts, metrics, exporters, monitoring
Groovy: scripts, scripting, code, pipelines
Babel: js, plugins, transpiler
`;

/**
 * Names that mean the skill unless one of the words after the colon stands directly before or after them. Those with '^' have
 * to be written with their capitals, or to stand in a list of skills.
 */ export const namesakes = `
Java: ~island, ~islands, sea, ~coffee, ~cup, ~taste, ~roasted, ~indonesia, ~tea, east, west, central, sparrow
Python: ~monty, ball, burmese, ~snake, ~snakes, skin, pet, reticulated, bite, eggs
^Docker: strike, dock, port, harbour, harbor, union
Kafka: franz, novel, novels, metamorphosis, reader
^Ansible: ~novel, ~fiction, ~guin
^Selenium: ~zinc, supplement, supplements, ~dietary, ~deficiency, ~mineral, ~soil, ~magnesium
^Android: robot, humanoid, phone, phones, dream
^Snowflake: obama, paper, special, unique
^Airflow: sensor, sensors, valve, air, engine, cabin, duct, ducts, cooling
^Agile: ~mind, dancer, dancers, ~fingers, body, hands
^Scrum: half, rugby, media, press, loose
^SAP: maple, ~tap, ~trees, tree, birch, pine, sweet, agave
^SAS: airlines, airline, flight, troops, soldier, soldiers, regiment, scandinavian
Scala: la, ~milan, ~milano, opera, theatre, theater, renault
^Perl: jam, ~wisdom, street, ~typo
^Playwright: <the, <a, ~shakespeare, irish, british, ~award, famous, ~director, ~poet
^Flutter: heart, eyelashes, atrial, wing
^Networking: event, events, social, breakfast, lunch, opportunities, opportunity, drinks, evening, sessions, session, business, skills, after, great
^Lean: in, on, over, meat, towards, cuisine, forward, body
^PhD: position, positions, student, students, scholarship, scholarships, project, projects, stipend, programme, program, candidate, school, thesis, fellow, fellowship, supervisors, study, studies, education, graduates, defence, topic
Reporting: to, line, structure
Compliance: in…with
Teaching: assistant, hospital, environment, facilities, excellence, staff
^Recruitment: process, agency, agencies, team, our, the, fraud, drive, policy
C#: ~sing, ~piano, ~chord, ~scale, ~minor, ~major, ~tune, ~note
c sharp: minor, major, in, chord, key
^IT support
^IT security
^IT consulting
^IT recruitment
^AI=Artificial intelligence: ~flight, ~flights, ~sloth, ~insemination, ~cattle
^ML=Machine learning: ~road, ~bottle, ~bottles, ~cans
^BI=Business intelligence: monthly, weekly, annual
^UI=UI design: benefits
^QA=Quality assurance
^UX=User experience
^NLP=Natural language processing
^Tableau: vivant, ~curtain
`;
