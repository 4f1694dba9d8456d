import type {
  ApplicationStatus,
  ContractType,
  ExperienceChoice,
  SalaryType,
  WorkMode,
} from '@metier/sdk/rules';
import type { CompanyStory } from './data/company-stories';
import type { Language } from './data/index';
import type { MarkName } from './drawings/draw-logo';
import type { PortraitFeatures } from './drawings/portrait-features';
import type { CertificateFacts, CurriculumFacts } from './write-documents';

/**
 * All rows of the demo board, which refer to each other by id. Dates are `YYYY-MM-DD`, timestamps are `Date`.
 */
export interface DemoBoard {
  skills: { id: number; name: string }[];
  users: DemoUser[];
  companies: DemoCompany[];
  seekers: DemoSeeker[];
  jobs: DemoJob[];
  favorites: { seekerId: number; jobId: number; createdAt: Date }[];
  documents: DemoDocument[];
  applications: DemoApplication[];
  messages: DemoMessage[];
  companyReviews: DemoReview[];
  seekerReviews: DemoReview[];
}

export interface DemoUser {
  id: number;
  username: string;
  email: string;
  accountType: 'job_seeker' | 'job_provider';
  firstName: string;
  lastName: string;
  phone: string;
  createdAt: Date;
}

export interface DemoCompany {
  id: number;
  userId: number;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  region: string;
  description: string;
  workEthics: string;
  website: string;
  /** Names from the database's list of advantages. */
  advantages: readonly string[];
  /** Null for the few that never uploaded one. */
  logo: { mark: MarkName; palette: number } | null;
  /** Facts and pictures, which some companies have. */
  story: CompanyStory | undefined;
  /** The colours of logo and pictures. */
  palette: number;
  language: Language;
  /** 1 to 5; the reviews scatter around it. */
  reputation: number;
  createdAt: Date;
}

export interface DemoSeeker {
  id: number;
  userId: number;
  firstname: string;
  lastname: string;
  birthdate: string;
  address: string;
  city: string;
  postalCode: string;
  region: string;
  biography: string;
  experience: string;
  skillIds: number[];
  portrait: PortraitFeatures | null;
  trackId: string;
  createdAt: Date;
}

export interface DemoJob {
  id: number;
  companyId: number;
  professionId: string;
  language: Language;
  title: string;
  description: string;
  location: string;
  canton: string;
  contractType: ContractType;
  /** Decimal string with two places. */
  salary: string;
  salaryMax: string | null;
  salaryType: SalaryType;
  activityRate: number;
  activityRateMax: number | null;
  workMode: WorkMode;
  startDate: string;
  endDate: string | null;
  applicationDeadline: string | null;
  isActive: boolean;
  views: number;
  createdAt: Date;
}

/** A PDF in a seeker's library; applications refer to it as resume or as a further document. */
export interface DemoDocument {
  id: number;
  seekerId: number;
  name: string;
  uploadedAt: Date;
  content: { kind: 'curriculum'; facts: CurriculumFacts } | { kind: 'certificate'; facts: CertificateFacts };
}

export interface DemoMove {
  /** User id. */
  actorId: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  movedAt: Date;
}

export interface DemoApplication {
  id: number;
  jobId: number;
  seekerId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  coverLetter: string;
  resumeId: number | null;
  experience: ExperienceChoice;
  availability: string;
  salaryExpectation: string;
  additionalInfo: string;
  status: ApplicationStatus;
  submittedAt: Date;
  moves: DemoMove[];
  notes: { authorId: number; text: string; createdAt: Date }[];
  documentIds: number[];
}

export interface DemoMessage {
  applicationId: number;
  senderId: number;
  recipientId: number;
  subject: string;
  body: string;
  readAt: Date | null;
  createdAt: Date;
}

export interface DemoReview {
  companyId: number;
  seekerId: number;
  rating: number;
  title: string;
  comment: string;
  pros: string;
  cons: string;
  createdAt: Date;
}
