import type { Track } from './track';

/** Students and candidates who write in English. */
export const tracksEnglish: Track[] = [
  {
    id: 'care-en',
    language: 'en',
    fields: ['care'],
    studies: [
      { title: 'Kenya Certificate of Secondary Education', school: 'Alliance School' },
      { title: 'Diploma in Nursing', school: 'School of Nursing' },
    ],
    positions: [
      {
        title: 'Care assistant',
        place: 'Haus Abendsonne',
        points: ['Personal care for seven residents', 'Night shifts and handovers in two languages'],
      },
      { title: 'Au pair', place: 'Family in Thun', points: ['Three children, one of them diabetic'] },
      { title: 'Nursing trainee', place: 'County hospital', points: ['Maternity and surgical wards'] },
    ],
    biographies: [
      'I trained as a nurse abroad and work as a care assistant while the Red Cross looks at my papers. People say I have a calm voice.',
      'Caring is a craft: wash your hands, take your time, tell the truth. I add tea and, when asked, a song.',
    ],
    motivations: [
      'Planning my own round and staying long enough for a proper conversation: that is how I was taught to care.',
      'In Haus Abendsonne I looked after a lady who had gone back to English, her first language. Your posting reminded me of her.',
    ],
    skills: ['Patient care', 'Wound care', 'First aid', 'Driving licence B', 'Teamwork'],
    certificates: ['Red Cross Nursing Assistant', 'German A2, telc'],
    languages: ['English (native)', 'Swahili (native)', 'German A2'],
  },
  {
    id: 'tech-en',
    language: 'en',
    fields: ['it'],
    studies: [
      { title: 'BSc Computer Science', school: 'University of Porto' },
      { title: 'MSc Data Science', school: 'ETH Zürich' },
    ],
    positions: [
      {
        title: 'Teaching assistant',
        place: 'Department of Computer Science',
        points: ['Exercise sessions for 60 students', 'Wrote the autograder everybody still uses'],
      },
      {
        title: 'Software engineering intern',
        place: 'Railway timetable start-up',
        points: ['Shipped a search that answers in 40 ms', 'Removed 12 000 lines of code'],
      },
      { title: 'Volunteer', place: 'Coding club for teenagers', points: ['Saturday mornings, two years'] },
    ],
    biographies: [
      'I like problems with a clear measure and people with a sense of humour. Currently finishing my master’s and learning Swiss German one bakery at a time.',
      'I build small, fast things and keep them running. In winter you find me on cross-country skis, slowly.',
    ],
    motivations: [
      'Your posting mentions deleting code with pleasure. During my internship I removed twelve thousand lines and the service got faster; I would love to continue.',
      'I enjoy work that people rely on without noticing. My thesis on forecasting would give me a head start with your data.',
    ],
    skills: ['Python', 'TypeScript', 'SQL', 'React', 'Statistics'],
    certificates: ['Deep Learning Specialization', 'German B1, Goethe-Institut'],
    languages: ['English C2', 'Portuguese (native)', 'German B1'],
  },
  {
    id: 'science-en',
    language: 'en',
    fields: ['science', 'engineering'],
    studies: [
      { title: 'BSc Biochemistry', school: 'University of Madras' },
      { title: 'MSc Molecular Life Sciences', school: 'University of Bern' },
    ],
    positions: [
      {
        title: 'Research assistant',
        place: 'Institute of Cell Biology',
        points: ['Protein purification and cryo-EM grids', 'Co-author of one paper, two posters'],
      },
      { title: 'QC intern', place: 'Biologics plant', points: ['Stability studies under GMP'] },
      { title: 'Science communicator', place: 'Night of Research', points: ['Explained enzymes with LEGO'] },
    ],
    biographies: [
      'Patient with proteins and with people. I keep a tidy lab book and an untidy kitchen.',
      'I moved to Switzerland for a master’s and stayed for the mountains. Looking for work where careful hands matter.',
    ],
    motivations: [
      'Your group’s work on misfolding is the reason I chose my thesis. I bring hands-on purification experience and an honest relationship with statistics.',
      'Under GMP I learned that the record is the product. I would bring that care to your team.',
    ],
    skills: ['HPLC', 'GMP', 'Statistics', 'Python', 'Documentation'],
    certificates: ['GCP Training', 'LTK Module 1'],
    languages: ['English C2', 'Tamil (native)', 'German A2'],
  },
  {
    id: 'business-en',
    language: 'en',
    fields: ['finance', 'office', 'logistics'],
    studies: [
      { title: 'BA International Relations', school: 'University of Geneva' },
      { title: 'MSc Management', school: 'HEC Lausanne' },
    ],
    positions: [
      {
        title: 'Junior analyst',
        place: 'Commodity desk',
        points: ['Weekly stock and price reports', 'Automated three spreadsheets out of existence'],
      },
      {
        title: 'Programme intern',
        place: 'Humanitarian network',
        points: ['Grant reports and field calls at odd hours'],
      },
      {
        title: 'Student council',
        place: 'Treasurer',
        points: ['Budget of CHF 60 000, one audit, no findings'],
      },
    ],
    biographies: [
      'Half economist, half diplomat. I write short mails and long minutes.',
      'I grew up in three countries and like work that connects them. Currently finishing a master’s in management.',
    ],
    motivations: [
      'Paying early and naming the farmer: I have not read that in any other posting. I would be proud to keep the books of such promises.',
      'During my internship I learned to write for donors, accountants and tired colleagues. I can do all three in one morning.',
    ],
    skills: ['Excel', 'SAP', 'Project management', 'Copywriting', 'Bookkeeping'],
    certificates: ['CFA Level I', 'Prince2 Foundation'],
    languages: ['English C2', 'French C1', 'German B1'],
  },
  {
    id: 'mountain-en',
    language: 'en',
    fields: ['hospitality', 'teaching'],
    studies: [
      { title: 'A levels', school: 'Sheffield Sixth Form College' },
      { title: 'BA Hospitality Management', school: 'Hotel school Chur' },
    ],
    positions: [
      { title: 'Ski instructor', place: 'Snow school', points: ['Beginners from four to seventy-four'] },
      { title: 'Front desk', place: 'Alpine lodge', points: ['Arrivals, transfers and lost mittens'] },
      { title: 'English tutor', place: 'Summer camp', points: ['Theatre, treasure hunts, tenses'] },
    ],
    biographies: [
      'I came for one season and stayed for four. I like early starts, full houses and guests who ask for the long trail.',
      'Outdoors first, spreadsheets second, but I can do both. First aid certified and rarely in a bad mood.',
    ],
    motivations: [
      'I have spent four winters at altitude and still look up when it snows. Your team sounds like people I would share a staff house with.',
      'Teaching is hospitality with homework. I would bring energy, patience and a large box of costumes.',
    ],
    skills: ['Customer service', 'First aid', 'Teaching', 'Conflict resolution', 'Driving licence B'],
    certificates: ['Kids Instructor Level 1', 'First Aid at Work'],
    languages: ['English (native)', 'German B1', 'French A2'],
  },
  {
    id: 'design-en',
    language: 'en',
    fields: ['media', 'it'],
    studies: [
      { title: 'BA Graphic Design', school: 'Academy of Fine Arts Warsaw' },
      { title: 'MA Interaction Design', school: 'Zurich University of the Arts' },
    ],
    positions: [
      {
        title: 'Product design intern',
        place: 'Mobility app',
        points: ['Redesigned ticket purchase, tested with 24 people'],
      },
      {
        title: 'Freelance illustrator',
        place: 'Books and magazines',
        points: ['Two children’s books, one very patient bear'],
      },
      { title: 'Research assistant', place: 'Interaction lab', points: ['Interviews in four languages'] },
    ],
    biographies: [
      'I draw first and talk second. Accessibility is my favourite constraint.',
      'Designer with a soft spot for forms: the boring ones, where a good label changes somebody’s day.',
    ],
    motivations: [
      'Designing for nurses and clerks is exactly the kind of problem I look for. I watch, sketch, test and throw away without tears.',
      'My redesign of a ticket purchase cut the steps from nine to four. I would enjoy doing the same with your forms.',
    ],
    skills: ['Figma', 'InDesign', 'Photography', 'Copywriting', 'React'],
    certificates: ['CPACC Accessibility', 'Usability Testing Course'],
    languages: ['English C2', 'Polish (native)', 'German B2'],
  },
];
