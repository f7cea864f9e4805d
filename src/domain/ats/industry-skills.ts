/**
 * Skills of real estate, hospitality, public service, healthcare, logistics, trades, laboratories
 * and offices that job titles don't name, in the format of `techSkills`.
 */
export const industrySkills = `
Property management: property manager, estate management
Lease administration: lease abstraction, lease management, lease agreements
Tenant relations: tenant screening, tenant management, resident relations
Property valuation: property appraisal, real estate appraisal, real estate valuation, comparative market analysis
Rent collection
Mortgage lending: home loans, mortgage origination
Real estate law: property law, conveyancing, title search, landlord and tenant law
Property inspection: property inspections
Fair housing: fair housing laws, fair housing act
Facilities management: facility management, facilities operations
Land use planning: land use, land development
Home staging
Buyer representation: buyer's agent, seller representation
Commercial leasing: retail leasing, office leasing
Real estate license: real estate licence, realtor license, rera registration
Property tax: property taxes, stamp duty
Due diligence
Site selection
Association management: hoa management, strata management, housing society management
Yardi: yardi voyager
AppFolio
CoStar
Multiple listing service: mls listings, mls
Open houses: open house, property showings, site visits
Front desk operations: front office operations, hotel reception, guest check-in
Guest relations: guest service, guest services, guest satisfaction, guest experience, guest complaints
Room reservations: hotel reservations, reservation systems
Food preparation: food prep, meal preparation
Food production: line cooking, bulk cooking
Menu planning: menu development, menu design
Banquet operations: banquets, banquet service
Table service: fine dining service, waiting tables
Culinary arts: culinary skills, cookery
Food hygiene: kitchen hygiene, food handling, food handler, servsafe
Wine knowledge: wine service, sommelier
Barista: coffee making, espresso making
Pastry: patisserie, pastry making, cake decorating
Bartending: mixology, bar service
Upselling: up-selling, cross-selling, suggestive selling
Cash handling: cash management, till operation, cashiering
Point of sale: pos systems, pos system, pos terminal
Night audit: night auditing
Concierge services: concierge
Travel planning: itinerary planning, trip planning, tour planning
Ticketing: airline ticketing, ticket booking
Amadeus: amadeus gds, galileo, sabre gds, global distribution systems
Opera PMS: opera property management system, property management systems, ids next
Complaint handling: complaint resolution, customer complaints, handling complaints
Policy analysis: policy research, policy development, policy making
Legislative affairs: legislative drafting, legislative research
Grant writing: grant proposals, grant applications
Grants management: grant management, grant administration
Constituent services: citizen services, public grievance redressal
Program evaluation: programme evaluation, monitoring and evaluation, impact evaluation
Public administration: civil service, government administration
Public finance: municipal finance, government accounting, public budgeting
Security clearance: secret clearance, top secret clearance
Border control: customs clearance, customs procedures
Freedom of information: foia, right to information, rti act
GIS: geographic information systems, geographic information system, geospatial analysis
Disaster response: disaster management, disaster relief, emergency preparedness
Immigration law: visa processing, immigration procedures
E-governance: digital government, egovernance
Environmental regulation: environmental law, environmental compliance
Permit processing: building permits, permits and licences, licensing and permits
Election administration: voter registration
Tax administration: tax assessment
Diplomacy: diplomatic relations, international relations
Census: population survey, household survey
Vital signs: vital signs monitoring, blood pressure
Wound care: wound dressing, wound management
Medication administration: administering medication, medication management, drug administration
IV therapy: intravenous therapy, iv cannulation, iv insertion
Triage
Patient assessment: patient evaluation, physical examination
Patient education: health education, patient counselling, patient counseling
Nursing care: nursing procedures, bedside care, emergency nursing, pediatric nursing
Geriatric care: elderly care, elder care, aged care
Palliative care: end-of-life care
Neonatal care: newborn care, maternal care
Dialysis: hemodialysis, haemodialysis
Catheterization: catheterisation, catheter care
Ventilator management: ventilator care, mechanical ventilation
Sterile technique: aseptic technique, sterilization, sterilisation
Specimen collection: sample collection, blood collection, venipuncture, blood draw
Surgical assistance: surgical assisting, scrub nurse, operation theatre
Care planning: care plans, treatment planning, discharge planning
Electrocardiography: ecg, ekg
Diagnostic imaging: x-ray, mri scans, ct scan, ultrasound imaging
Dispensing: drug dispensing, prescription processing
Anatomy: anatomy and physiology, human anatomy, physiology
Midwifery: obstetric care, labour and delivery
Vaccination: immunization, immunisation
Telemedicine: telehealth
Medical terminology
Medical billing: insurance billing, claims processing, revenue cycle management
Epic EHR: epic systems, epic emr, cerner, meditech
CPR: cardiopulmonary resuscitation, cpr certified
Nursing licence: nursing license, rn license, nclex, licensed practical nurse, certified nursing assistant
Order picking: order fulfilment, order fulfillment
Stock control: stock management, stocktaking
Forklift operation: forklift, forklift driving, forklift licence, forklift license
Freight forwarding
Route planning
CNC machining: cnc, cnc milling, cnc turning
Technical drawing: technical drawings, engineering drawings, blueprint reading, reading blueprints
Electrical wiring: wiring diagrams
Laboratory techniques: laboratory work, lab work, lab techniques
PCR: qpcr
Cell culture: cell cultures
Mass spectrometry
Fieldwork: field work
Environmental impact assessment: environmental impact assessments
Academic writing: writing scientific papers
Research methods: research methodology, research methodologies
Qualitative research: qualitative methods, qualitative analysis
Calendar management: diary management
Travel arrangements: travel management, travel booking
Minute taking: taking minutes
Tax preparation: tax returns, tax filing
Content creation
Photography
Physiotherapy: physical therapy
Counselling: counseling
Workshop facilitation: facilitating workshops
Intercultural communication: cross-cultural communication, intercultural understanding
Legal research
Contract drafting: drafting contracts
GAAP: us gaap
`;
