import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';
import { nameSkillAlone } from './skill-spellings.ts';

/**
 * Sentences by the skill name they contain without meaning it; none of them means any skill named
 * here.
 */
const sentences = `
C: Rich in vitamin C and fibre.
C: A grade C or better in English is expected.
C: We are raising our Series C this spring.
C: You will talk to the C-suite every week.
C: Report to C-level executives in three countries.
C: Plan C is to postpone the launch.
C: See Appendix C for the holiday calendar.
C: The office is in Building C, next to the canteen.
C: Driving licence of class C is needed.
C: Store the samples at 4 C or below.
C: Sections A, B, C and D of the form are to be filled in.
C: Type C personalities like rules.
C: You handle hepatitis C programmes in rural areas.
C: Block C, Sector 62, Noida.
C: B.C. Roy Road, Kolkata.
C: C. Sharma, head of the department.
C: Candidates with a C average are welcome too.
C: C/o Mehta and Sons, Mumbai.
C: Answer option C is the right one.
C: Washington, D.C. is our second home.
R: Our R&D budget grows every year.
R: You join the R & D department.
R: Mr R. Kumar leads the plant.
R: Films that are rated R are not shown here.
R: Learn the three Rs: reduce, reuse, recycle.
R: R Madhavan visited our campus.
R: The toys of Toys R Us are sold here.
R: Press R to restart the machine.
R: Section R of the handbook.
R: The RHR of an athlete is low, says Dr R Patel.
R: Room R on the second floor.
R: A letter R on the box means returned.
R: R is for Responsibility, one of our values.
R: Gate R closes at nine.
Go: You shape our go to market plan.
Go: Go-to-market strategy for new regions.
Go: Go above and beyond for customers.
Go: Go the extra mile every day.
Go: Ready, set, Go!
Go: We go live in March.
Go: Go ahead and apply today.
Go: Let's Go Places with you.
Go: Go for it, and bring a friend.
Go: You are a go-getter.
Go: Things go wrong, and you stay calm.
Go: Pokemon Go fans are welcome.
Go: Our Grab and Go counters open at six.
Go: Food to Go, served hot.
Go: On the Go, at home or in the office.
Go: Go Digital is the name of our programme.
Go: Go Air flights are booked by the office.
Go: Where will you Go from here?
Go: PAY AS YOU GO CONTRACTS
Go: The Go Green committee meets on Fridays.
AI: Flight AI 302 leaves at noon.
AI: Ai Weiwei shows his work in our gallery.
AI: We follow the path of the ai, a sloth.
AI: DAIRY FARM AI TECHNICIAN WANTED
AI: Tickets on AI 101 to New York are refunded.
AI: The Hai and Ai families founded it.
AI: Ai Nguyen is your contact.
AI: Steak with A.I. sauce.
C++: He got a C+ in history.
C++: Grades from A++ to C are given.
C++: Batteries of size C and AA.
C++: A rating of A+ or B++.
C++: The pool is open for C + D teams.
C++: Vitamin C + zinc tablets.
C++: Score of C+ or higher.
C#: The piece is in C sharp minor.
C#: Play a C# minor scale on the piano.
C#: C # 12, Lake Road.
C#: The tune ends on a C# chord.
C#: Sing the C#, then the D.
.NET: Our net profit doubled.
.NET: Mosquito net factory workers wanted.
.NET: The net salary is paid monthly.
.NET: You cast the net wide when sourcing.
.NET: Write to jobs@company.net today.
.NET: See www.behance.net for our work.
.NET: A safety net for families.
.NET: Net worth clients are advised by you.
.NET: Cricket nets are open to all.
SQL: MySQLane is the name of our street.
SQL: The squall hit the coast.
SQL: SQLs and MQLs are counted by the sales team.
SQL: Seven sequels were made of the film.
IT: We make it happen.
IT: WE MAKE IT HAPPEN TOGETHER
IT: It is a pleasure to work here.
IT: Take it or leave it.
IT: DO IT YOUR WAY
IT: If it breaks, you fix it.
IT: It services the whole city.
IT: THIS IS IT, YOUR NEXT STEP
IT: You own it, you run it.
IT: JUST DO IT SUPPORT EACH OTHER
ML: Bottles of 500 ML are packed here.
ML: Add 20 ml of water.
ML: 250 ML cans.
ML: Ask M. L. Gupta.
ML: Fill 5ML into each vial.
ML: MLK Day is a holiday.
ML: ML Khanna Road, Delhi.
Swift: A swift response is what customers want.
Swift: Swift action saves lives.
Swift: Taylor Swift played in our city.
Swift: Drive a Swift Dzire for our fleet.
Swift: Swift delivery to your door.
Swift: SWIFT payments are checked by you.
Swift: Jonathan Swift wrote about giants.
Swift: Swift and friendly service.
Swift: Be Swift, be kind, be safe.
Swift: Our drivers of the Maruti Swift earn well.
Swift: Swift Transportation hires drivers.
Swift: A Swift code is asked for on the bank form.
Swift: Swift development of ideas into plans.
Rust: Remove rust from the steel beams.
Rust: Rust protection of ships.
Rust: Rust removal and painting.
Rust: Paint in Rust or Navy.
Rust: The town of Rust lies at the lake.
Rust: Wheat with rust has to be reported.
Rust: Rust never sleeps, and neither do our welders.
Rust: Signs of Rust on the vehicle are noted.
Rust: The colour Rust suits the season.
Rust: Fight rust, corrosion and wear.
Dart: Play a Dart tournament with the team.
Dart: A dart board hangs in the lounge.
Dart: You dart between tables with a smile.
Dart: Blue Dart couriers pick up at five.
Dart: Take the DART train to Dublin.
Dart: The DART mission hit an asteroid.
Dart: Darts nights every Thursday.
Dart: Blue Dart Express is our partner.
Ruby: A ruby ring for her jubilee.
Ruby: Ruby Patel will interview you.
Ruby: Ruby Tuesday hires waiters.
Ruby: We celebrate our Ruby Jubilee.
Ruby: Ruby red fabrics.
Ruby: Ruby and Pearl are our office cats.
Ruby: Ruby Hall Clinic needs nurses.
Ruby: Ruby, our founder, still bakes.
Ruby: Sort ruby and sapphire stones.
Java: Fly to Java in Indonesia.
Java: The island of Java is famous for tea.
Java: A cup of java is on us.
Java: Java coffee is roasted here.
Java: West Java needs teachers.
Java: Taste Java beans from small farms.
Java: Central Java and Bali are our regions.
Java: The Java Sea project needs divers.
Java: Captain Java Sparrow hosts the party.
Java: Javanese dancers are hired.
Excel: You excel at talking to people.
Excel: Excel in a fast team.
Excel: A chance to excel.
Excel: Excel at what you do, and grow.
Excel: EXCEL IN YOUR CAREER WITH US
Excel: Where Talents Excel and Dreams Grow
Excel: Students who excel, win.
Excel: Help others to excel and shine.
Excel: The Excel Centre in London hosts us.
Excel: Excel Industries makes chemicals.
Excel: You want to Excel, Grow and Lead.
Excel: Strive, excel, repeat.
Spark: Spark joy in every child.
Spark: A spark of curiosity.
Spark: Spark plugs are replaced by you.
Spark: Ideas that spark change.
Spark: Spark New Zealand sells phones.
Spark: SPARK YOUR CURIOSITY
Spark: Muriel Spark wrote novels.
Spark: Bring the Spark back to our shops.
Spark: Spark a conversation with guests.
Spark: The Chevrolet Spark is sold no more.
Spark: You are the Spark we need.
Spring: Spring term starts in April.
Spring: Summer and Spring internships.
Spring: Spring batch of interns.
Spring: Spring Street, New York.
Spring: In Spring 2026 you graduate.
Spring: Spring cleaning of rooms.
Spring: A spring in your step.
Spring: Spring collection for women.
Spring: Coil spring production.
Spring: SPRING SALE ASSOCIATE
Spring: Apply for Spring, Summer or Autumn.
Spring: Spring into action.
Spring: Spring applications are open.
Spring: Palm Springs needs guides.
Express: Express interest by Friday.
Express: Express yourself freely.
Express: The Indian Express hires reporters.
Express: Drive the Express bus to Pune.
Express: Express delivery of parcels.
Express: American Express cards are accepted.
Express: Express your views with respect.
Express: The Chennai Express stops here.
Express: Express checkout cashiers.
Express: Ideas are easy to Express, hard to keep.
Express: Blue Dart, Express and cargo.
Express: We expressly say yes.
React: React quickly to alarms.
React: You react well to change.
React: React to customer wishes with care.
React: How do you React under stress?
React: Chemicals that react with water.
React: Stay calm, React fast and report.
React: REACT TO EMERGENCIES QUICKLY
React: Think, then React.
React: Metals React with acids.
React: React and respond to guests.
Node: Each node of the network is checked on site.
Node: Lymph node studies.
Node: A node in our supply route.
Node: Node 4 of the metro line.
Node: The Node is our coworking space.
Node: Nagpur is a Node in our freight map.
Next: Next, you meet the team.
Next: What comes Next is up to you.
Next: Next is a British shop.
Next: Your Next step starts here.
Next: Next week we interview.
Next: NEXT GENERATION OF LEADERS
Next: Next Generation Leaders Programme.
Flask: Keep the flask below 4 degrees.
Flask: A vacuum flask for each driver.
Flask: Flask makers since 1902.
Flask: Wash each Flask, tube and jar.
Flask: Stir the Flask until clear.
Flask: Hip Flask sellers wanted.
Chef: Chef de partie for our hotel.
Chef: Work with Chef Ramirez in the kitchen.
Chef: Sous Chef, Goa.
Chef: Head Chef and kitchen staff.
Chef: Assist the Chef in preparing meals.
Chef: The Chef and the waiters share tips.
Chef: Experience with Chef Sanjeev's menus.
Chef: Chef needed at once.
Chef: CHEF FOR INDIAN CUISINE
Chef: Chef coats are washed daily.
Chef: Demi Chef, Commis, Steward.
Puppet: A Puppet show for children.
Puppet: You build puppet theatres.
Puppet: Puppet makers and storytellers.
Puppet: No puppet of anyone: you decide.
Puppet: Sock Puppet workshops on Sundays.
Puppet: Puppet, mask and costume design.
Salt: Salt production in Gujarat.
Salt: Salt Lake City office.
Salt: Salt Lake, Sector V, Kolkata.
Salt: Worth your salt as a cook.
Salt: A pinch of Salt.
Salt: Salt and pepper are refilled.
Salt: Salt, sugar and oil are weighed.
Scala: La Scala in Milan sings.
Scala: The Scala theatre needs ushers.
Scala: An escala in Lisbon.
Scala: Drive the Renault Scala.
Julia: Julia Roberts opened the shop.
Julia: Ask Julia for the forms.
Julia: Julia and Tom founded us.
Julia: Julia, our manager, calls you.
Julia: Write to Julia or Peter.
Julia: Contact: Julia Meyer.
Julia: Talk with Julia, she knows.
Perl: Perl of wisdom, says the typo.
Perl: Perlmutter and Co.
Perl: Raise Perlhühner on a farm.
Word: Spread the word about us.
Word: Word of mouth brings guests.
Word: A Word from our founder.
Word: Keep your Word, always.
Word: In a Word, fun.
Word: Count every word of the text.
Word: Word gets around.
Word: Translate word for word.
Word: The Word is out.
Word: God's Word is taught here.
Word: Put in a good Word for a friend.
Access: Access to health care.
Access: Access control at the gate.
Access: Equal Access for all.
Access: Access Bank hires tellers.
Access: Free Access to our gym.
Access: You have access to snacks.
Access: ACCESS TO A LARGE NETWORK
Access: Access, inclusion and dignity.
Access: Access roads are built.
Access: Access to Work grants are paid.
Access: Grant Access, check badges.
Access: Market Access Manager, Pharma.
Outlook: A positive outlook on life.
Outlook: The Outlook for grain is good.
Outlook: Outlook India, a magazine.
Outlook: Global Outlook, local roots.
Outlook: An open Outlook is welcome.
Outlook: Economic Outlook reports are written.
Outlook: Outlook: sunny.
Teams: Teams of five build a house.
Teams: Work with Teams across India.
Teams: Teams win, not people.
Teams: Lead Teams and win.
Teams: Sales Teams, Support Teams and Store Teams.
Teams: Great Teams, Great Results
Teams: You coach Teams of nurses.
Teams: Teams in Pune and Delhi.
Teams: Support teams, stores and staff.
Slack: Cut each other some slack.
Slack: No slack in the rope.
Slack: Pick up the slack.
Slack: Slack season is in May.
Slack: Slack hours are for learning.
Slack: Take up the Slack in the chain.
Slack: The Slack family runs the farm.
Oracle: The Oracle of Omaha likes us.
Oracle: Oracle Arena needs ushers.
Oracle: Oracle Park tours.
Oracle: An oracle told the king.
Oracle: Ask the Oracle of Delphi.
Oracle: Oracle hires in Bengaluru.
Oracle: The Oracle speaks in riddles.
Unity: Unity is strength.
Unity: We stand for Unity and peace.
Unity: Statue of Unity guides.
Unity: Unity Small Finance Bank.
Unity: Unity, faith, discipline.
Unity: UNITY IN DIVERSITY
Unity: Community and Unity matter.
Unity: Unity in diversity is our strength.
Sketch: Sketch a plan of the room.
Sketch: Sketch comedy writers.
Sketch: A rough Sketch is enough.
Sketch: Sketch artists for the police.
Sketch: Sketch by hand, then paint.
Sketch: Draw, Sketch and paint.
Sketch: Experience in Sketch comedy.
Tally: Tally the votes.
Tally: Tally marks on paper.
Tally: Keep a tally of visitors.
Tally: The final Tally was 12.
Tally: Tally ho, says the hunter.
Tally: Numbers must tally with the receipts.
Blender: Clean the Blender after use.
Blender: Blender operator for juices.
Blender: Tea Blender in Assam.
Blender: Master Blender of whisky.
Blender: Blender, oven and mixer are ours.
Maya: Maya Rao is our founder.
Maya: Ask Maya for help.
Maya: Maya temples in Mexico.
Maya: Talk with Maya or Ravi.
Maya: Guides for Maya ruins.
Cypress: Cypress trees are planted.
Cypress: Cypress Avenue, Austin.
Cypress: Oak, Cypress and pine.
Cypress: Cypress Creek needs guards.
Confluence: The confluence of two rivers.
Confluence: Confluence of art and music.
Confluence: Confluence 2026, our fest.
Confluence: A Confluence of cultures.
Jest: Said in jest.
Jest: Jest and laughter welcome.
Jest: Infinite Jest is on our shelf.
Jest: Jest a minute, says our barista.
Mocha: A Mocha, please.
Mocha: Latte, Mocha and espresso are brewed.
Mocha: Cafe Mocha hires baristas.
Mocha: Paint in Mocha brown.
Cucumber: Cucumber salad is cut fresh.
Cucumber: Tomato, Cucumber and mint.
Cucumber: Cool as a cucumber.
Cucumber: Cucumber farming in tunnels.
Hive: Clean every Hive in May.
Hive: A bee Hive and honey.
Hive: The Hive, Whitefield.
Hive: Hive mind of our club.
Helm: At the helm of the shop.
Helm: Take the Helm of our ship.
Helm: The Helm Trust feeds children.
Maven: A marketing maven.
Maven: Fashion Maven and stylist.
Maven: Maven Clinic is our partner.
Maven: Social media maven wanted.
Ember: Ember Grill hires cooks.
Ember: An ember glows.
Ember: Ember, flame and ash.
Rails: Guard Rails are welded.
Rails: Indian Rails and roads.
Rails: Off the Rails, on time.
Rails: Paint Rails, doors and gates.
Rails: Hand Rails for stairs.
Ansible: Le Guin's Ansible is a fiction.
Jenkins: Katherine Jenkins sings.
Jenkins: Jenkins and Sons, solicitors.
Jenkins: Ask Mr Jenkins about the keys.
Jenkins: Jenkins Street, Leeds.
Docker: A docker at the port.
Docker: Docker strike in Liverpool.
Docker: The docker loads ships.
Kafka: Franz Kafka readings.
Kafka: Read Kafka novels in class.
Cassandra: Cassandra Smith, HR.
Cassandra: Call Cassandra on Monday.
Cassandra: Cassandra warned Troy.
Cassandra: Cassandra and Leo lead the choir.
Snowflake: Every snowflake is unique.
Snowflake: Paper Snowflake craft.
Snowflake: Snowflake Obama's speech.
Airflow: Check the airflow of the duct.
Airflow: Cabin Airflow is measured.
Airflow: Airflow sensors are fitted.
Airflow: Measure airflow, heat and dust.
Flutter: Flags flutter in the wind.
Flutter: Heart flutter patients.
Flutter: A flutter of wings.
Playwright: A playwright and director.
Playwright: Playwright and poet in residence.
Playwright: The Playwright reads aloud.
Selenium: Selenium supplements are sold.
Selenium: Zinc and selenium in food.
Selenium: Soil Selenium is measured.
Postman: A postman in Kerala.
Postman: The Postman always rings twice.
Postman: Postman jobs in India Post.
Bash: A birthday bash for staff.
Bash: Big Bash League tickets.
Bash: Year-end bash at the beach.
Bash: Diwali Bash and dance.
Prometheus: Prometheus Bound on stage.
Prometheus: Fire of Prometheus, a Greek myth.
Android: An android robot greets guests.
SAP: Sap of maple trees.
SAP: Collect sap from rubber trees.
SAP: Maple SAP is boiled.
SAS: SAS Airlines crew.
SAS: Scandinavian SAS flights.
SAS: SAS troops trained here.
Scrum: A rugby scrum on Sundays.
Scrum: Scrum half for our club.
Scrum: Media scrum at the gate.
REST: Rest assured, we pay on time.
REST: The rest is up to you.
REST: REST AND RELAX AT WORK
REST: Rest room attendants.
REST: Rest of India, by train.
REST: Days of Rest are paid.
REST: Forever Rest homes.
SOAP: Soap makers in Kannauj.
SOAP: SOAP AND CANDLE MAKERS
SOAP: Soap opera actors.
SOAP: Write SOAP notes for patients.
CAD: Salaries from 60,000 CAD a year.
CAD: Paid in CAD monthly.
CAD: A cad and a bounder.
CAD: CAD 50 per hour.
SEM: The 5th SEM exams are over.
SEM: Sem break jobs.
SEM: Students of SEM 6 apply.
BI: Bi-weekly pay.
BI: Bi annual reviews.
BI: BI MONTHLY PAY AND BONUS
UI: Apply for UI benefits when laid off.
QA: Q and A session with guests.
UX: Luxury hotel butlers.
BS: No BS, just work.
BS: Cut the BS.
BS: BS Nagar, Kanpur.
BA: BA flights from London.
BA: Fly BA to Delhi.
BE: BE THE CHANGE
BE: Be in the room where it happens.
BE: Be kind.
MS: Ms Dhoni opened our store.
MS: MS Dhoni is our face.
MS: MS patients are cared for.
MS: Ms. Rao is in charge.
MA: Boston, MA 02110.
MA: Cambridge, MA.
MA: Ma and Pa shops.
Less: Less talk, more action.
Less: No Less than ten.
Less: Less is more.
Lean: Lean on your team.
Lean: Lean in and speak up.
Lean: Cut Lean meat.
Agile: An agile mind and fast hands.
Agile: Agile dancers wanted.
Agile: Stay agile, curious and kind.
Safe: A Safe place to work.
Safe: Stay safe.
Safe: Keep keys in the Safe.
Safe: Safe drivers wanted.
Polish: Polish floors and doors.
Polish: Shoe polish sellers.
Polish: Polish silver, glass and brass.
French: French fries are served.
French: French doors are fitted.
French: Bake French bread.
German: A German shepherd guards us.
German: Our German parent company.
German: German engineering at its best.
Spanish: Spanish omelettes are fried.
Italian: An Italian kitchen.
Italian: Italian marble is laid.
Danish: A Danish with coffee.
Danish: Danish design shop.
Dutch: Dutch roses are cut.
Russian: A Russian salad bar.
Japanese: Japanese clients visit us.
Arabic: Gum Arabic is packed.
Notion: A clear notion of taste.
Notion: The Notion of fairness.
Zoom: Zoom past the crowd.
Zoom: Zoom lenses are sold.
Zoom: Zoom in on faces.
Stripe: Earn your Stripe as a sergeant.
Stripe: Paint a white stripe.
Stripe: Stripe shirts for men.
Segment: Our premium Segment grows.
Segment: Segment customers by age.
Beam: Steel Beam cutters.
Beam: Beam with pride.
Storm: Storm drains are cleaned.
Storm: Calm in a Storm.
Pig: Pig farm manager.
Pig: Feed every Pig.
Groovy: A groovy bar.
Crystal: Crystal glass sellers.
Crystal: Crystal Palace stewards.
Crystal: Crystal clear answers.
Pascal: Pascal Dubois cooks.
Pascal: Pressure in Pascal is noted.
Delphi: The Delphi method is used.
Delphi: Delphi in Greece.
Basic: Basic pay and tips.
Basic: BASIC PAY AND TIPS
Ada: Ada Lovelace prize.
Ada: ADA rules on ramps.
Scheme: A pension Scheme.
Scheme: Scheme of work for class 5.
Elm: Elm Street, Dallas.
Elm: Oak and Elm planks.
Elixir: An elixir of youth.
Elixir: Elixir bar, Goa.
Babel: Tower of Babel.
Vault: Bank Vault guards.
Vault: Vault over bars.
Consul: The Consul of Spain.
Consul: Consul General's driver.
Packer: Picker and Packer, Pune.
Packer: Packer, loader and helper.
Meteor: A Meteor shower.
Meteor: Ride a Royal Enfield Meteor.
Backbone: The Backbone of our shop.
Backbone: Show Backbone.
Canvas: Paint on Canvas.
Canvas: Canvas bags are sewn.
Networking: Networking events with drinks.
Networking: Networking breakfast on Mondays.
Networking: Great networking opportunities.
D: Vitamin D and calcium.
D: Section D of the form.
D: A D. Litt. from Pune.
D: Block D, Gurgaon.
D: 3 D glasses.
D: D Mart hires cashiers.
Lua: Lua means moon.
Perl: A Perl Street address.
PhD: PhD position in the group of soil science.
PhD: Our PhD students come from ten countries.
Go: If you love to Go fast, ride with us.
Go: Stores in Goa, Go Fashion outlets and malls.
Go: Ability to Go with the flow.
C: Candidates must hold a Category C licence and a clean record.
C: Skills in vitamin C testing and food chemistry.
C: Experience with Hepatitis C patients and programmes.
C: Knowledge of Group C pathogens, labs and safety.
R: Knowledge of R&D tax credits.
R: Experience in R & D of drugs.
Excel: Software engineers who want to excel in their craft.
Excel: We build software and Excel at service.
Excel: Code, learn and excel with mentors.
Express: Developers may express opinions in code reviews.
Express: Experience in Express logistics.
Express: Use Express shipping for samples.
Spring: Developers start in Spring, engineers in autumn.
Spring: Experience in spring manufacturing.
Spring: Our software internship runs in Spring and Summer.
React: Engineers who react to incidents at night.
React: Ability to react under pressure, in Python incidents too.
Spark: Engineers who spark ideas, and write code.
Swift: Swift code reviews help everybody.
Rust: Experience with rust removal in ships.
Rust: Knowledge of rust, rot and mould.
Ruby: Experience with Ruby mining in Mozambique.
Ruby: Worked with Ruby Sharma on software launches.
Access: Knowledge of access control systems.
Access: Experience in Access and Inclusion.
Access: Provide Access to databases.
Word: Code is our word, and we keep it.
Word: Experience in word processing is not asked.
Outlook: A developer with a positive outlook.
Teams: Engineers lead Teams of ten.
Teams: Work in cross-border Teams and write software.
Slack: Engineers get slack time for research.
Oracle: Experience with Oracle Arena events.
Unity: Engineers value unity, trust and code quality.
Sketch: Engineers sketch ideas on the board.
Chef: Experience as Chef de cuisine, Paris.
Chef: Software for every Chef and baker.
Puppet: Experience in Puppet theatre.
Salt: Experience with salt water pools.
Node: Deploy to the node nearest to the user.
Flask: Knowledge of flask, beaker and pipette.
Dart: Experience with Dart boards and pub games.
Julia: Report to Julia, head of software.
Scala: Experience with La Scala singers.
Perl: Perl Jam cover band.
Hive: Experience with hive inspection and honey.
Helm: At the Helm of a software firm.
Notion: Engineers with a notion of cost.
Segment: Experience in the luxury segment.
Stripe: Software for every stripe of shop.
Beam: Experience with beam bridges and trusses.
AI: Artificial insemination (AI) of cattle.
IT: Software: we love IT.
QA: Ask in the Q&A.
SAP: Tap trees for SAP in spring.
REST: REST, eat well and code.
SOAP: Knowledge of SOAP making, scents and candles.
Compliance: All records are kept in compliance with the rules of the house.
Compliance: Visits happen in compliance with the advice of the day.
Reporting: You work in the bakery, reporting to its head.
Reporting: A small team reporting to two founders.
`
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/u));
const names = new Set(sentences.map(([name = '']) => nameSkillAlone(name)));

test('ATS-04 the set has at least 500 distinct sentences', () => {
  expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThanOrEqual(500);
});

test('ATS-04 a common word is not mistaken for the skill of the same name', () => {
  const wrong = sentences.flatMap(([, sentence = '']) =>
    findSkills(sentence).flatMap(({ name }) => (names.has(name) ? `${name}: ${sentence}` : [])),
  );
  expect(wrong).toEqual([]);
});
