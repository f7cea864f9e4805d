/**
 * Spellings that mean a skill in a skill list but are too ambiguous in running text. Many are
 * adapted from the Open Skills Taxonomy by Tanova (https://github.com/tanova-ai/skills-taxonomy),
 * CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
 */
export const aloneSpellings = `
JavaScript: js
TypeScript: ts
Python: py
C#: .net c#, c# .net
Perl: practical extraction and report language
Haskell: ghc haskell
Shell scripting: shell, sh, bash scripting
Kubernetes: kube
TensorFlow: tf
Microsoft Project: msproject
API integration: service integration
Machine learning: statistical learning, ai/ml integration, ai/ml platforms, ai for engineering productivity
Azure DevOps: ado
WordPress: wp
Git: gh
SonarQube: sonar
Raspberry Pi: rpi
Current tools: modern stack, modern tech stack, cloud-native stack, contemporary stack, latest technologies
Performance optimization: optimization
Elastic Stack: elastic, beats
Event-driven architecture: eda
Platform engineering: platform architecture, platform design
Computer vision: cv
Flutter: flutter sdk, flutter framework
Quality assurance strategy: qa strategy, testing strategy
Business strategy: strategy
P&L management: financial management
Product management: pm, product
Product owner: po
Technical project management: tpm
Scrum: sm, csm
Team building: hiring, team growth
Team leadership: people management
Technical leadership: cto, vp of engineering
Remote work: remote/async work, distributed teams, async communication, remote-first, asynchronous collaboration
Technical due diligence: tech dd, technology assessment, technical review
SaaS: saas business
Work at a startup: startup experience, startups, early stage, seed to series b, high growth, 0-1 building
Corporate finance: finance
Oracle Database: oracle
HR operations: hr
`;
