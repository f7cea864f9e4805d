/** Skills outside programming for first jobs, in the format of `skillWords`. */
export const tradeWords = `
Accounting: financial accounting, accountancy
Bookkeeping: book keeping, book-keeping
Tally Prime=Tally: tally erp, tally erp 9, tally erp.9, tallyprime, tally.erp 9
GST: gst filing, gst returns, gst return filing, goods and services tax
TDS: tax deducted at source, tds returns
Income tax: itr filing, income tax returns, income tax filing
Taxation: direct tax, indirect tax, direct taxation, indirect taxation
Auditing: internal audit, statutory audit, tax audit
Accounts payable: vendor payments
Accounts receivable: receivables
Bank reconciliation: brs, bank reconciliation statement
Financial modeling: financial modelling
Financial analysis
Financial reporting
Budgeting: budgeting and forecasting
Cost accounting: costing, cost and management accounting
Invoicing: e-invoicing, einvoicing
QuickBooks: quick books
Zoho Books
Busy accounting software: busy software
Ind AS: indian accounting standards
IFRS
Company law: companies act, roc filing, roc compliance
KYC: know your customer
Anti-money laundering: anti money laundering
Credit analysis: credit appraisal
Equity research
Investment banking
Mutual funds
Insurance underwriting: underwriting
SAP FICO: sap fi/co, sap fi co, sap fi
SAP MM
SAP SD
SAP ABAP: abap
SAP HANA: s/4hana, sap s/4hana, s4hana
SAP HR: sap hcm, sap successfactors, successfactors
Oracle ERP: oracle fusion, oracle e-business suite, oracle ebs, oracle financials
Microsoft Dynamics: ms dynamics, dynamics 365, microsoft dynamics 365
ERP: enterprise resource planning
Microsoft Office: ms office, ms-office, office 365, microsoft 365
Microsoft Word: ms word, ms-word
Microsoft PowerPoint: ms powerpoint, powerpoint, ms-powerpoint
Pivot tables: pivot table
VLOOKUP: xlookup
Excel macros: vba, excel vba, vba macros
Google Sheets
Google Workspace: g suite, gsuite
MIS reporting: mis reports, management information system, management information systems
Data entry: data entry operator
SPSS: ibm spss
Stata
Looker Studio: google data studio, looker
Lead generation
Cold calling
Telecalling: tele calling, tele-calling, telesales, tele sales, telemarketing
Inside sales
Field sales
Retail sales
Channel sales
Business development
Key account management: account management
Sales forecasting
Pre-sales: presales
Zoho CRM
HubSpot
Pipedrive
LeadSquared
Freshdesk
Freshsales
ServiceNow
Customer service: client servicing
Technical support: tech support, it support, desktop support, help desk, helpdesk
Chat support: chat process
Voice process: inbound process, outbound process, international voice process
Service level agreements: sla, slas
ITIL
Active Directory
Hardware troubleshooting: hardware and networking
CCNA: cisco ccna
Talent acquisition: it recruitment, end-to-end recruitment, end to end recruitment
Candidate sourcing: candidate screening, resume screening
Naukri portal: naukri recruiter, naukri rms
Payroll processing: payroll management, payroll administration
Statutory compliance: pf and esi, pf/esi, epf, esic
Labour law: labor law, labour laws, labor laws
Employee engagement
Employee onboarding: induction and onboarding
Employee relations: industrial relations
HR operations: hr generalist, hr ops
HR analytics: people analytics
Corporate training
HRMS: hris
Keka
greytHR
Digital marketing
Performance marketing: paid marketing, paid media
Search engine marketing: ppc, pay per click
Meta Ads: facebook ads, facebook ads manager, instagram ads, meta ads manager
LinkedIn Ads
Google Tag Manager
Google Search Console: search console
SEMrush
Ahrefs
Mailchimp
WordPress
Shopify
Wix
Webflow
Copywriting: copy writing
Content writing
Blog writing: blogging
Proofreading
Influencer marketing
Affiliate marketing
Public relations: media relations
Event management
Brand management: branding
Marketing automation
Canva
CorelDRAW: corel draw
Adobe InDesign: indesign
Adobe After Effects: after effects
Adobe Premiere Pro: premiere pro
Adobe Creative Suite: adobe creative cloud
Final Cut Pro
DaVinci Resolve
Video editing
Motion graphics
Graphic design: graphic designing
User interface design=UI design: ui/ux, ui ux, ui/ux design
Typography
Wireframing: wireframes
Logo design
3D modeling: 3d modelling
Autodesk Maya
3ds Max: 3d max, 3dsmax
Cinema 4D
SketchUp: google sketchup
V-Ray: vray
Lumion
Interior design
AutoCAD: auto cad, autocad 2d, autocad 3d
Civil 3D: autocad civil 3d
SolidWorks: solid works
CATIA: catia v5
Creo: pro/engineer, pro-e, ptc creo
Siemens NX: nx cad, unigraphics
Autodesk Inventor
Fusion 360
Finite element analysis: fea
Computational fluid dynamics: cfd
ANSYS
HyperMesh
GD&T: geometric dimensioning and tolerancing
CNC programming: cnc machining, cnc operation
CAM programming: mastercam
Sheet metal design: sheet metal
3D printing: additive manufacturing
Lean manufacturing
Six Sigma: lean six sigma, six sigma green belt
5S methodology=5S
Kaizen
Quality control: quality inspection
Quality assurance
ISO 9001
Production planning: production planning and control, ppc planning
Preventive maintenance
HVAC: hvac design
Welding
Thermodynamics
Revit: autodesk revit, revit architecture
BIM: building information modeling, building information modelling
STAAD Pro: staad.pro, staad
ETABS
SAP2000: sap 2000
Tekla: tekla structures
Primavera: primavera p6
Microsoft Project: ms project
Quantity surveying: quantity surveyor, bill of quantities
Land surveying: total station
Estimation and costing: cost estimation
Site supervision: site execution
Structural design: structural analysis
ArcGIS
QGIS
PLC: plc programming, programmable logic controller, programmable logic controllers
SCADA
HMI: human machine interface
DCS: distributed control system
VFD: variable frequency drive
Industrial automation
Siemens TIA Portal: tia portal
Allen-Bradley: allen bradley, rslogix
LabVIEW
Simulink
Proteus
PCB design: pcb layout, pcb designing
Altium Designer: altium
KiCad
Verilog: systemverilog, system verilog
VHDL
VLSI: vlsi design
FPGA
Arduino
Raspberry Pi
IoT: internet of things
ETAP
Electrical wiring: electrical installation
Power systems
Control panels: control panel design
Power electronics
Supply chain management: supply chain
Logistics management
Inventory management: inventory control
Warehouse management: warehousing
Procurement: purchase management, vendor management
Import and export documentation: export documentation, import export
Microbiology
HPLC: high performance liquid chromatography
Pharmacovigilance
Clinical research: clinical trials, clinical data management
Medical coding: icd-10
Medical transcription
Good manufacturing practice: gmp, cgmp
Lesson planning
Classroom management
Public speaking
Business communication
Email writing: email etiquette
`;
